import type { safetytips as english } from "../en/safetytips.ts";
import type { Translation } from "../translation.ts";

/** The page on social safety, around its text. */
export const safetytips = {
  drawing: "Un homme en fauteuil roulant et son ami regardent le même téléphone",
} as const satisfies Translation<typeof english>;
