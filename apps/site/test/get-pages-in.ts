import type { Language } from "@matchfront/locales/locales";
import { languageOf } from "@matchfront/locales/routing";
import { readPublishedPages, type PublishedFile } from "./published-pages.ts";

export async function getPagesIn(language: Language): Promise<PublishedFile[]> {
  return (await readPublishedPages()).filter(({ path }) => languageOf(path) === language);
}
