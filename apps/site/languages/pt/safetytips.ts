import type { safetytips as english } from "../en/safetytips.ts";
import type { Translation } from "../translation.ts";

/** The page on social safety, around its text. */
export const safetytips = {
  drawing: "Um homem em cadeira de rodas e o amigo olham para o mesmo telemóvel",
} as const satisfies Translation<typeof english>;
