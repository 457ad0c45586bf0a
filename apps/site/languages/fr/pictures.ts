import type { pictures as english } from "../en/pictures.ts";
import type { Translation } from "../translation.ts";

/** The text alternatives of the pictures beside shared links: each has a page's title and a drawing. */
export const pictures = {
  alt: "« {title} » à côté d’un dessin : {drawing}",
  couple: "une femme et un homme, face à face devant le soleil",
  download: "un profil en cours de création sur un téléphone",
  advertise: "une publicité pour un sac parmi les messages d’une discussion",
  advertiseForm: "des publicités sur deux téléphones",
  partnership: "des gens autour d’un repère de carte",
  ambassadors: "deux personnes qui échangent des messages",
  contact: "une femme aux cheveux argentés",
  faq: "un homme à lunettes",
  safety: "une femme coiffée d’un foulard",
  safetytips: "une main qui fait glisser une photo sur le côté",
  guidelines: "deux personnes, face à face devant le soleil",
  security: "un homme aux locks",
  accessibility: "une femme à la coupe afro",
  terms: "un homme à la barbe blanche",
  privacy: "une femme aux cheveux tressés",
  policy: "un homme à la coupe en dégradé",
} as const satisfies Translation<typeof english>;
