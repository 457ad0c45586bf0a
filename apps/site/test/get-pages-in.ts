import { languageOf, type Language } from "../languages/language.ts";
import { readPublishedPages, type PublishedFile } from "../publish/pages.ts";

export async function getPagesIn(language: Language): Promise<PublishedFile[]> {
  return (await readPublishedPages()).filter(({ path }) => languageOf(path) === language);
}
