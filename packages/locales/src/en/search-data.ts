import { sections as communityguidelines } from "./documents/communityguidelines.mdx";
import { sections as safety } from "./documents/safety.mdx";
import { sections as safetytips } from "./documents/safetytips.mdx";

export { synonyms } from "./help.json";

/** The documents whose sections the search finds. */
export const documents = { safety, safetytips, communityguidelines };
