import type { safety as english } from "../en/safety.ts";
import type { Translation } from "../translation.ts";

/** The page on safe dating, around its text. */
export const safety = {
  drawing: "Wanawake wawili chini ya mwavuli mmoja, mmoja amemkumbatia mwenzake begani",
  quickExit: "Ondoka haraka",
} as const satisfies Translation<typeof english>;
