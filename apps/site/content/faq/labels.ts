import type { Counted } from "../../app/shell/script-words.ts";

/** The help page's texts around its answers. */
export type FaqLabels = {
  readonly [
    Label in
      | "search"
      | "searchHint"
      | "searchResults"
      | "nearest"
      | "noResults"
      | "writeToUs"
      | "showAll"
      | "hideAll"
      | "linkToAnswer"
      | "stillStuck"
  ]: string;
} & { readonly results: Counted };
