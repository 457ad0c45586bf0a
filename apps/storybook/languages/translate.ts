import { pseudolocalize } from "./pseudolocalize.ts";
import type { StoryLanguage } from "./story-language.ts";

export type Translate = (text: string) => string;

/**
 * Returns the translation function for a language; undefined for English. Texts that are not messages of the site stay
 * English, except in the pseudo-locale.
 */
export async function translateInto(language: StoryLanguage): Promise<Translate | undefined> {
  if (language === "en") return undefined;
  if (language === "pseudo") return pseudolocalize;
  const { entryOf } = await import("./dictionary.ts");
  if (language !== "longest") return (text) => entryOf(text)?.get(language) ?? text;
  return (text) => {
    const all = entryOf(text)?.values() ?? [text];
    return [...all].reduce((longest, other) => (other.length > longest.length ? other : longest));
  };
}
