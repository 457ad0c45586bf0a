import * as accessibility from "./accessibility.mdx";
import * as communityguidelines from "./communityguidelines.mdx";
import { help } from "./faq/faq.ts";
import * as safety from "./safety.mdx";
import * as safetytips from "./safetytips.mdx";
import * as security from "./security.mdx";

/** The texts of the site in English. */
export const english = {
  accessibility,
  communityguidelines,
  help,
  safety,
  safetytips,
  security,
};
