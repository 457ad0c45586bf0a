import type { Translated } from "../../define-form/copy.ts";
import type { answers as english } from "../en/answers.ts";

/** What a server answers where no field is to blame, in Swahili. */
export const answers = {
  crossOrigin: "Hakuna kilichobadilika: hili linawezekana kwenye kurasa za tovuti hii tu.",
  unverifiedPhone: "Tafadhali andika kwanza msimbo tuliotuma kwa namba hii.",
  bodyTooLarge: "Ulichoandika ni kirefu mno.",
  unsupportedCountry: "Bado hatupokei namba za nchi hii.",
  commonPassword: "Nenosiri hili ni rahisi mno kukisia. Tafadhali chagua lingine.",
  tooManyRequests: "Umejaribu mara nyingi mno. Tafadhali jaribu tena baada ya dakika chache.",
  unavailable: "Haikuwezekana kwa sasa. Tafadhali jaribu tena baada ya dakika chache.",
  crossOriginMessage: "Hakuna kilichotumwa: ujumbe unaweza kutoka kwenye kurasa za tovuti hii tu.",
  messageTooLarge: "Ujumbe wako ni mrefu mno. Tafadhali ufupishe kisha uutume tena.",
  invalidMessage: "Tafadhali angalia ulichoandika.",
  tooManyMessages:
    "Umetuma ujumbe mara kadhaa ndani ya muda mfupi. Tafadhali subiri dakika chache, kisha utume huu tena.",
  messageNotStored: "Ujumbe wako haukutumwa. Tafadhali jaribu tena baada ya dakika chache.",
  tooManyCodeChecks: "Umejaribu mara nyingi mno. Tafadhali subiri dakika kumi, kisha uombe msimbo mpya.",
  tooManyCodeSends: "Tayari tumekutumia misimbo kadhaa. Tafadhali subiri kidogo, kisha uombe mwingine.",
  codesStopped: "Kwa sasa hatuwezi kutuma misimbo. Tafadhali jaribu tena baadaye.",
  expiredCode: "Muda wa msimbo huu umeisha, au umeshatumika. Tafadhali omba mpya.",
  maintenance:
    "Sehemu hii ya tovuti inafanyiwa matengenezo na itarudi hivi karibuni. Tafadhali jaribu tena baadaye.",
} as const satisfies Translated<typeof english>;
