import type { SearchedTexts } from "../help.ts";
import { sections as guidelines } from "./documents/communityguidelines.mdx";
import { sections as safety } from "./documents/safety.mdx";
import { sections as tips } from "./documents/safetytips.mdx";

export { synonyms } from "./help.json";

/** Texts whose sections the search finds. */
export const texts: SearchedTexts = {
  "/fr/safety": safety,
  "/fr/safetytips": tips,
  "/fr/communityguidelines": guidelines,
};
