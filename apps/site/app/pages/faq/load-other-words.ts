import type { InLanguages } from "../../../languages/language.ts";

/** What visitors type and an answer does not say, by the ids of the answers. */
type OtherWords = Readonly<Partial<Record<string, string>>>;

const chunks: InLanguages<() => Promise<{ default: OtherWords }>> = {
  en: () => import("virtual:other-words-en"),
  fr: () => import("virtual:other-words-fr"),
  pt: () => import("virtual:other-words-pt"),
  sw: () => import("virtual:other-words-sw"),
};

/**
 * Loads the other words of answers.
 *
 * @param language of the page
 */
export async function loadOtherWords(language: string): Promise<OtherWords> {
  const load = Object.entries(chunks).find(([each]) => each === language)?.[1];
  return (await load?.())?.default ?? {};
}
