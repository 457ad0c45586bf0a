import type { Synonyms } from "../../../content/faq/answer.ts";
import type { InLanguages } from "../../../languages/language.ts";

const chunks: InLanguages<() => Promise<{ synonyms: Synonyms }>> = {
  en: () => import("../../../content/en/faq/synonyms.ts"),
  fr: () => import("../../../content/fr/faq/synonyms.ts"),
  pt: () => import("../../../content/pt/faq/synonyms.ts"),
  sw: () => import("../../../content/sw/faq/synonyms.ts"),
};

/**
 * Loads the synonyms of answers.
 *
 * @param language of the page
 */
export async function loadSynonyms(language: string): Promise<Synonyms> {
  const load = Object.entries(chunks).find(([each]) => each === language)?.[1];
  return (await load?.())?.synonyms ?? {};
}
