import type { pictures as english } from "../en/pictures.ts";
import type { Translation } from "../translation.ts";

/** The text alternatives of the pictures beside shared links: each has a page's title and a drawing. */
export const pictures = {
  alt: "“{title}” kando ya mchoro: {drawing}",
  couple: "mwanamke na mwanamume wakitazamana mbele ya jua",
  download: "wasifu ukitengenezwa kwenye simu",
  advertise: "tangazo la mkoba katikati ya mazungumzo",
  advertiseForm: "matangazo kwenye simu mbili",
  partnership: "watu kuzunguka alama ya ramani",
  ambassadors: "watu wawili wakitumiana ujumbe",
  contact: "mwanamke mwenye mvi",
  faq: "mwanamume mwenye miwani",
  safety: "mwanamke aliyefunga kilemba",
  safetytips: "mkono ukitelezesha picha kando",
  guidelines: "watu wawili wakitazamana mbele ya jua",
  security: "mwanamume mwenye dredi",
  accessibility: "mwanamke mwenye afro",
  terms: "mwanamume mwenye ndevu nyeupe",
  privacy: "mwanamke aliyesuka nywele",
  policy: "mwanamume mwenye nywele fupi pembeni",
} as const satisfies Translation<typeof english>;
