import { pseudoLanguage } from "./pseudo-language.ts";
import type { StoryLanguage } from "./story-language.ts";

/** Makes another text of an English one. */
export type Translate = (text: string) => string;

/**
 * What translates a story's texts; undefined in English. What the site does not say stays as it is, but in the
 * pseudo-language.
 */
export async function translateInto(language: StoryLanguage): Promise<Translate | undefined> {
  if (language === "en") return undefined;
  if (language === "pseudo") return pseudoLanguage;
  const { entryOf } = await import("./dictionary.ts");
  if (language !== "longest") return (text) => entryOf(text)?.get(language) ?? text;
  return (text) => {
    const all = entryOf(text)?.values() ?? [text];
    return [...all].reduce((longest, other) => (other.length > longest.length ? other : longest));
  };
}
