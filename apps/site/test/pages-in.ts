import { languageOf, type Language } from "../languages/language.ts";
import { readPublishedPages, type PublishedFile } from "../publish/pages.ts";

/** The published pages in one language, in the order of their paths. */
export async function pagesIn(language: Language): Promise<PublishedFile[]> {
  return (await readPublishedPages()).filter(({ path }) => languageOf(path) === language);
}
