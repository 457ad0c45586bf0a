import type { Translated } from "../../../define-form/copy.ts";
import type { apiErrors as english } from "../en/api-errors.ts";

/** Messages for calls that failed without a message from the server, in Swahili. */
export const apiErrors = {
  OfflineError: "Tumeshindwa kuifikia seva. Tafadhali hakikisha una intaneti, kisha ujaribu tena.",
  TimeoutError: "Seva imechelewa kujibu. Tafadhali subiri kidogo, kisha ujaribu tena.",
  MalformedError: "Tumeshindwa kusoma jibu la seva. Tafadhali jaribu tena baadaye.",
} as const satisfies Translated<typeof english>;
