import type { safetytips as english } from "../en/safetytips.ts";
import type { Translation } from "../translation.ts";

/** The page on social safety, around its text. */
export const safetytips = {
  drawing: "Mwanamume kwenye kiti cha magurudumu na rafiki yake wakitazama simu moja",
} as const satisfies Translation<typeof english>;
