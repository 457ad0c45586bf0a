import type { Counted } from "./counted.ts";

/** What the earnings calculator answers, with what to do where it cannot; `{dollars}` and `{count}` are filled in. */
export type EstimateWords = {
  readonly result: Counted;
  /** An amount of US dollars, with `{amount}`. */
  readonly dollars: string;
  readonly badReach: string;
  readonly badRate: string;
};
