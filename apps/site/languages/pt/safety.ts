import type { safety as english } from "../en/safety.ts";
import type { Translation } from "../translation.ts";

/** The page on safe dating, around its text. */
export const safety = {
  drawing: "Duas mulheres debaixo do mesmo guarda-chuva, uma com o braço à volta da outra",
  quickExit: "Saída rápida",
} as const satisfies Translation<typeof english>;
