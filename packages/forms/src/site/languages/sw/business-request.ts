import { replyHours } from "../../business-request/facts.ts";
/** The copy that the partnership and the advertising form share, in Swahili. */
export const businessCopy = {
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
