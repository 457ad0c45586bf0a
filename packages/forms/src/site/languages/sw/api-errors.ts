import type { SiteCopy } from "../en/index.ts";

/** Messages for calls that failed without a message from the server, in Swahili. */
export const apiErrors: SiteCopy["apiErrors"] = {
  OfflineError: "Tumeshindwa kuifikia seva. Tafadhali hakikisha una intaneti, kisha ujaribu tena.",
  TimeoutError: "Seva imechelewa kujibu. Tafadhali subiri kidogo, kisha ujaribu tena.",
  MalformedError: "Tumeshindwa kusoma jibu la seva. Tafadhali jaribu tena baadaye.",
};
