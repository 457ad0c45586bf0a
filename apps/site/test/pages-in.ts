import { languageOf, type Language } from "../languages/language.ts";
import { readPublishedPages, type PublishedFile } from "../publish/pages.ts";

export async function pagesIn(language: Language): Promise<PublishedFile[]> {
  return (await readPublishedPages()).filter(({ path }) => languageOf(path) === language);
}
