import type { SearchedTexts, Synonyms } from "../../../content/faq/answer.ts";
import type { Localized } from "@matchfront/locales/locales";

export type SearchData = { synonyms: Synonyms; texts: SearchedTexts };

const chunks: Localized<() => Promise<SearchData>> = {
  en: () => import("../../../content/en/faq/search-data.ts"),
  fr: () => import("../../../content/fr/faq/search-data.ts"),
  pt: () => import("../../../content/pt/faq/search-data.ts"),
  sw: () => import("../../../content/sw/faq/search-data.ts"),
};

export async function loadSearchData(language: string): Promise<SearchData> {
  const load = Object.entries(chunks).find(([each]) => each === language)?.[1];
  return (await load?.()) ?? { synonyms: {}, texts: {} };
}
