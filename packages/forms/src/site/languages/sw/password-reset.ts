import type { SiteCopy } from "../en/index.ts";

/** The password reset's copy in Swahili. */
export const passwordReset: SiteCopy["passwordReset"] = {
  title: "Weka nenosiri jipya",
  fields: {
    newPassword: {
      label: "Nenosiri jipya",
      hint: "Herufi 8 au zaidi. Jaribu maneno machache yasiyohusiana: ni rahisi kukumbuka.",
    },
    confirmPassword: { label: "Rudia nenosiri jipya" },
  },
  send: "Badilisha nenosiri",
  sending: "Inabadilisha…",
  done: "Nenosiri lako limebadilishwa. Sasa unaweza kulitumia kuingia kwenye app.",
  errors: {
    newPassword: {
      required: "Andika nenosiri",
      minLength: "Nenosiri ni fupi mno: linahitaji herufi 8 au zaidi",
    },
    confirmPassword: {
      required: "Andika nenosiri tena",
      same: "Manenosiri hayalingani",
    },
  },
};
