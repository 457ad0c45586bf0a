import type { PluralForms } from "@matchfront/locales/plural-forms";

/** Returns the words of a page script: those in `data-words`, or the English ones. */
export function scriptWords<Words extends object>(root: HTMLElement, english: Words): Words {
  return { ...english, ...JSON.parse(root.dataset.words ?? "{}") };
}

/** Returns the plural form for a count, with the count filled in. */
export function counted(words: PluralForms, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count) === "one" ? "one" : "other";
  return words[form].replace("{count}", count.toLocaleString(language));
}
