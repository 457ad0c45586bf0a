import type { SiteCopy } from "../en/index.ts";

/** The messages of server errors in Swahili. */
export const serverErrors: SiteCopy["serverErrors"] = {
  crossOrigin: "Hakuna kilichobadilika: hili linawezekana kwenye kurasa za tovuti hii tu.",
  unverifiedPhone: "Tafadhali andika kwanza msimbo tuliotuma kwenye namba hii.",
  bodyTooLarge: "Ulichoandika ni kirefu mno.",
  unsupportedCountry: "Bado hatupokei namba za nchi hii.",
  commonPassword: "Nenosiri hili ni rahisi mno kukisia. Tafadhali chagua lingine.",
  longPassword: "Nenosiri hili ni refu mno. Tafadhali chagua lenye herufi zisizozidi 128.",
  tooManyRequests:
    "Seva imepokea maombi mengi mno kwa muda mfupi. Tafadhali jaribu tena baada ya dakika chache.",
  unavailable: "Imeshindikana kwa sasa. Tafadhali jaribu tena baada ya dakika chache.",
  crossOriginMessage: "Hakuna kilichotumwa: ujumbe hutumwa kutoka kwenye kurasa za tovuti hii tu.",
  messageTooLarge: "Ujumbe wako ni mrefu mno. Tafadhali ufupishe, kisha uutume tena.",
  invalidMessage: "Tafadhali kagua ulichoandika.",
  tooManyMessages:
    "Umetuma ujumbe mara kadhaa ndani ya muda mfupi. Tafadhali subiri dakika chache, kisha utume huu tena.",
  tooManyMessagesFromNetwork:
    "Ujumbe mwingi mno umetumwa kupitia mtandao wako ndani ya muda mfupi. Tafadhali subiri dakika chache, kisha utume huu tena.",
  tooManyMessagesInAll:
    "Kwa sasa tunapokea ujumbe mwingi kuliko tunavyoweza kushughulikia. Tafadhali tuma huu tena baada ya saa moja.",
  messageNotStored: "Ujumbe wako haujatufikia. Tafadhali jaribu tena baada ya dakika chache.",
  tooManyCodeChecks: "Umejaribu mara nyingi mno. Tafadhali subiri dakika kumi, kisha uombe msimbo mpya.",
  tooManyCodeSends: "Tayari tumekutumia misimbo kadhaa. Tafadhali subiri kwa muda, kisha uombe mpya.",
  codesStopped: "Kwa sasa hatuwezi kutuma misimbo. Tafadhali jaribu tena baadaye.",
  expiredCode: "Msimbo huu umeisha muda wake, au umeshatumika. Tafadhali omba mpya.",
  maintenance:
    "Sehemu hii ya tovuti iko kwenye matengenezo na itarudi hivi punde. Tafadhali jaribu tena baadaye.",
};
