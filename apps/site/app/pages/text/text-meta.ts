import type { Location, MetaDescriptor } from "react-router";
import { languageOf, type InLanguages } from "../../../languages/language.ts";
import { pageMeta } from "../../shell/page-meta.ts";

/** A text's own metadata. */
type TextHead = { title: string; description: string; lastUpdated: string };

/** The head of a text page, in the language of its address. */
export function textMeta(
  texts: InLanguages<TextHead>,
  { pathname }: Location,
  path: string,
): MetaDescriptor[] {
  const language = languageOf(pathname);
  const { title, description, lastUpdated } = texts[language];
  return pageMeta({ title, description, lastUpdated, path, language });
}
