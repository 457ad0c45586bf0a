import { sections as guidelines } from "./documents/communityguidelines.mdx";
import { sections as safety } from "./documents/safety.mdx";
import { sections as tips } from "./documents/safetytips.mdx";

export { synonyms } from "./help.json";

/** Texts whose sections the search finds. */
export const texts = {
  "/safety": safety,
  "/safetytips": tips,
  "/communityguidelines": guidelines,
};
