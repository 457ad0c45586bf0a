import type { safety as english } from "../en/safety.ts";
import type { Translation } from "../translation.ts";

/** The page on safe dating, around its text. */
export const safety = {
  drawing: "Deux femmes sous un même parapluie, l’une tient l’autre par l’épaule",
  quickExit: "Sortie rapide",
} as const satisfies Translation<typeof english>;
