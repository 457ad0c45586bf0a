import type { Counted } from "../../languages/counted.ts";

/**
 * What a script says about a part of the page, in the page's language.
 *
 * @param root has the words in `data-words`, unless they are English
 */
export function scriptWords<Words extends object>(root: HTMLElement, english: Words): Words {
  return { ...english, ...JSON.parse(root.dataset.words ?? "{}") };
}

/** A text for so many. */
export function counted(words: Counted, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count) === "one" ? "one" : "other";
  return words[form].replace("{count}", count.toLocaleString(language));
}
