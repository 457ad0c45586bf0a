import type { advertiseForm as english } from "../en/advertise-form.ts";
import type { Translation } from "../translation.ts";

/** The page with the form for advertising requests. */
export const advertiseForm = {
  head: {
    title: "Demande de publicité",
    description:
      "Parlez-nous de votre activité et de ce que vous voulez promouvoir. L’équipe de {brand} vous répond sous {businessHours} heures.",
  },
  lead: "Dites-nous qui vous êtes et ce que vous avez en tête. Une vraie personne vous répond, sans engagement.",
  drawing: "Une publicité plein écran sur un téléphone, et une autre au milieu des messages",
  next: [
    "Une vraie personne lit votre demande et vous répond sous {businessHours} heures.",
    "Nous fixons ensemble le public, le format et le prix.",
    "Votre publicité passe dans nos applis de rencontre, dans les messages, ou les deux.",
  ],
} as const satisfies Translation<typeof english>;
