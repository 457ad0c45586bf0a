import * as accessibility from "./accessibility.mdx";
import * as communityguidelines from "./communityguidelines.mdx";
import { help } from "./faq/faq.ts";
import { legal } from "./legal.ts";
import * as safety from "./safety.mdx";
import * as safetytips from "./safetytips.mdx";
import * as security from "./security.mdx";

/** The texts of the site in French; the legal ones bind in English only, and are summed up. */
export const french = {
  accessibility,
  communityguidelines,
  help,
  legal,
  safety,
  safetytips,
  security,
};
