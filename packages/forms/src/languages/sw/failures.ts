import type { Translated } from "../../define-form/copy.ts";
import type { failures as english } from "../en/failures.ts";

/** What a page says of a call that was not answered in words, in Swahili. */
export const failures = {
  OfflineError: "Tumeshindwa kuifikia seva. Tafadhali hakikisha una intaneti, kisha ujaribu tena.",
  TimeoutError: "Seva imechelewa kujibu. Tafadhali subiri kidogo, kisha ujaribu tena.",
  MalformedError: "Tumeshindwa kusoma jibu la seva. Tafadhali jaribu tena baadaye.",
} as const satisfies Translated<typeof english>;
