import type { SiteCopy } from "../en/index.ts";

/** The contact form's copy in Swahili. */
export const contact: SiteCopy["contact"] = {
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
    email: {
      required: "Andika barua pepe yako",
      email: "Andika barua pepe sahihi, kwa mfano amina@example.com",
    },
    description: { required: "Andika maelezo" },
  },
};
