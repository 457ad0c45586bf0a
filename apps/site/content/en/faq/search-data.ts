import type { SearchedTexts } from "../../faq/answer.ts";
import { sections as guidelines } from "../communityguidelines.mdx";
import { sections as safety } from "../safety.mdx";
import { sections as tips } from "../safetytips.mdx";

export { synonyms } from "./synonyms.ts";

/** Texts whose sections the search finds. */
export const texts: SearchedTexts = {
  "/safety": safety,
  "/safetytips": tips,
  "/communityguidelines": guidelines,
};
