import type { PluralForms } from "@matchfront/locales/plural-forms";

/** The help page's texts around its answers. */
export type FaqLabels = {
  readonly [
    Label in
      | "search"
      | "searchResults"
      | "nearest"
      | "noResults"
      | "writeToUs"
      | "showAll"
      | "hideAll"
      | "linkToAnswer"
      | "linkName"
      | "stillStuck"
  ]: string;
} & {
  readonly results: PluralForms;
  /** Words too common to search for, without accents and apostrophes, separated by spaces. */
  readonly stopWords: string;
};
