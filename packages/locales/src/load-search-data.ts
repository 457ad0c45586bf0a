/// <reference types="vite/client" />
import type { SearchedDocuments, Synonyms } from "./help.ts";

export type SearchData = { synonyms: Synonyms; documents: SearchedDocuments };

const chunks = import.meta.glob<SearchData>("./*/search-data.ts");

/** Loads what the search of the help page needs besides the page: a chunk for each language. */
export async function loadSearchData(language: string): Promise<SearchData> {
  return (await chunks[`./${language}/search-data.ts`]?.()) ?? { synonyms: {}, documents: {} };
}
