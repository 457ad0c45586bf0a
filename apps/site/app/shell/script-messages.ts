import type { PluralForms } from "@matchfront/locales/plural-forms";

/** Returns the messages of a page script: those in `data-words`, or the built-in ones. */
export function readMessages<Messages extends object>(root: HTMLElement, builtIn: Messages): Messages {
  return { ...builtIn, ...JSON.parse(root.dataset.words ?? "{}") };
}

/** Returns the plural form for a count, with the count filled in. */
export function pluralize(forms: PluralForms, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace("{count}", count.toLocaleString(language));
}
