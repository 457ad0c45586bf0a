import type { resetDialog as english } from "../en/reset-dialog.ts";
import type { Translation } from "../translation.ts";

/** What the dialogs of emailed links say besides their forms; their script reads it as it is. */
export const resetDialog = {
  close: "Funga",
  loading: "Subiri kidogo…",
  messages: "Arifa",
  closeMessage: "Funga arifa",
  languages: "Lugha",
  notLoaded:
    "Tumeshindwa kuonyesha fomu hii kwa {language}. Itabaki kwa Kiswahili; tafadhali jaribu tena baadaye.",
  questions: { phone: "Nabadilishaje namba yangu ya simu?", password: "Nawekaje nenosiri jipya?" },
  writeTo: "Andika kwa",
  newLink: "Kiungo nilichopokea kwa barua pepe hakifanyi kazi tena. Tafadhali nitumieni kipya.",
  nextStep: "Sasa fungua app kwenye simu yako:",
  number: "Namba",
  country: {
    device: "Nchi kulingana na mipangilio ya kifaa chako: {country}.",
    number: "Nchi kulingana na namba yako: {country}.",
    checked: "Nchi: {country}. Si sahihi? Ibadilishe hapo juu.",
  },
  password: {
    show: "Onyesha",
    hide: "Ficha",
    shown: "Nenosiri lako linaonekana",
    hidden: "Nenosiri lako limefichwa",
    strength: {
      short: "Ni fupi mno: tumia herufi 8 au zaidi",
      weak: "Ni rahisi kukisia: ongeza maneno, au chagua yasiyotumika sana",
      fair: "Ni la wastani: ongeza herufi chache ili liwe salama zaidi",
      good: "Ni imara: usilitumie kwingine kokote",
    },
  },
} as const satisfies Translation<typeof english>;
