import { replyHours } from "../business-request/facts.ts";
import type { SiteCopy } from "./en.ts";
import * as dialogs from "./sw-dialogs.ts";

const businessCopy = {
  fields: {
    name: { label: "Jina lako *" },
    businessname: { label: "Jina la biashara (si lazima)" },
    email: { label: "Barua pepe *", hint: "Tutajibu kwenye anwani hii." },
    phoneNumber: {
      label: "Namba ya simu *",
      hint: "Tarakimu 10, bila msimbo wa nchi. Ukiwa Kenya, Tanzania, Uganda au DRC, anza na 0, kwa mfano 0712 345 678. Zikiwa chache kuliko 10, kama Burundi, ongeza sifuri mwanzoni, kisha andika namba kamili kwenye ujumbe.",
    },
    website: { label: "Tovuti (si lazima)" },
    description: { label: "Tuambie kuhusu biashara yako na unachotaka kutangaza" },
  },
  pastedNumber: {
    changed: "Tumebadilisha {pasted} kuwa {digits}: tarakimu 10, bila msimbo wa nchi.",
    undo: "Tendua",
  },
  send: "Tuma",
  sending: "Inatuma…",
  thanks: {
    message: "Asante kwa kutuandikia! Tutakujibu haraka iwezekanavyo!",
    close: "Funga",
    promise: `Tutakujibu ndani ya saa ${replyHours}.`,
  },
  errorSummary: "Tafadhali rekebisha yafuatayo",
  errors: {
    name: { required: "Andika jina lako", minLength: "Jina ni fupi mno", maxLength: "Jina ni refu mno" },
    businessname: {},
    email: {
      required: "Andika barua pepe yako",
      email: "Andika barua pepe sahihi, kwa mfano amina@example.com",
    },
    phoneNumber: {
      required: "Andika namba ya simu",
      digits: "Namba ya simu si sahihi: andika tarakimu tu",
      minLength: "Namba ya simu ni fupi mno: inahitaji tarakimu 10",
      maxLength: "Namba ya simu ni ndefu mno: inahitaji tarakimu 10",
    },
    website: {},
    description: { required: "Andika maelezo" },
  },
};

/** The copy of every form in Swahili. */
export const sw: SiteCopy = {
  contact: {
    fields: {
      topic: {
        label: "Mada",
        hint: "Hii hufikisha ujumbe wako kwa wahusika.",
        prompt: "Chagua mada",
        options: {
          "Ad Sales": "Kununua matangazo",
          "Success Stories": "Hadithi ya mapenzi",
          "Help / Support": "Msaada",
          "Question about something else": "Swali kuhusu jambo lingine",
        },
      },
      email: { label: "Barua pepe", hint: "Tutajibu kwenye anwani hii." },
      description: {
        label: "Maelezo",
        hint: "Tuambie kilichotokea au unachotaka kujua.",
      },
    },
    send: "Tuma",
    sending: "Inatuma…",
    thanks: {
      message: "Asante kwa kutuandikia! Tutakujibu haraka iwezekanavyo!",
      close: "Funga",
    },
    sent: "Ujumbe umetumwa",
    errorSummary: "Tafadhali rekebisha yafuatayo",
    errors: {
      topic: { required: "Chagua mada" },
      email: businessCopy.errors.email,
      description: { required: "Andika maelezo" },
    },
  },
  advertising: {
    ...businessCopy,
    heading: `Tutakujibu ndani ya saa ${replyHours}`,
    sent: "Ombi la tangazo limetumwa",
  },
  partnership: {
    ...businessCopy,
    fields: {
      ...businessCopy.fields,
      description: {
        ...businessCopy.fields.description,
        hint: "Unaomba kuwa mshirika? Basi tuambie kukuhusu: ukurasa wako ulio wazi kwa umma, unachochapisha, na wafuasi wako ni akina nani.",
      },
    },
    sent: "Ombi la ushirikiano limetumwa",
  },
  ...dialogs,
  serverErrors: {
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
  },
  sms: {
    code: "Msimbo wako wa {brand} ni {code}. Muda wake utaisha baada ya dakika kumi. Usimpe mtu yeyote msimbo huu.",
  },
};
