import type { CountMessages } from "@matchfront/ui";
import type { Catalog } from "./define-locale.ts";
import { pluralForms, type PluralForms } from "./plural-forms.ts";

/** The messages of the earnings calculator; `{dollars}`, `{count}` and `{amount}` are filled in. */
export type EstimateMessages = Omit<Catalog["estimate"], "result"> & { readonly result: PluralForms };

/** Compiles the messages that page scripts use. */
export function scriptMessages({ estimate, shareButton }: Pick<Catalog, "estimate" | "shareButton">) {
  return { estimate: { ...estimate, result: pluralForms(estimate.result) }, shareButton } satisfies {
    estimate: EstimateMessages;
    shareButton: Catalog["shareButton"];
  };
}

/**
 * Compiles the messages of a text area that counts characters.
 *
 * @param tag the language for `Intl`
 */
export function countMessages({ upTo, left, over }: Catalog["textArea"], tag: string): CountMessages {
  return { language: tag, upTo: pluralForms(upTo), left: pluralForms(left), over: pluralForms(over) };
}
