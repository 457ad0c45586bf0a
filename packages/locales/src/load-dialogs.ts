/// <reference types="vite/client" />
import type { SiteCopy } from "@matchfront/forms/site/en";
import type { Catalog } from "./define-locale.ts";
import type { TranslatedLanguage } from "./locales.ts";

/** The messages of the dialogs of emailed links, in a translation. */
export type Dialogs = Pick<SiteCopy, "oneTimeCode" | "passwordReset" | "phoneNumber" | "phoneReset"> & {
  readonly dialog: Catalog["resetDialog"];
  readonly countries: Catalog["countries"];
  readonly errorFormat: string;
  readonly failures: SiteCopy["apiErrors"] & { readonly failure: string };
};

const chunks = import.meta.glob<{ dialogs: Dialogs }>("./*/dialogs.ts");

/** Loads the messages of the dialogs of emailed links: a chunk for each language. */
export async function loadDialogs(language: TranslatedLanguage): Promise<Dialogs> {
  const chunk = await chunks[`./${language}/dialogs.ts`]?.();
  if (!chunk) throw new Error(`No dialogs in ${language}.`);
  return chunk.dialogs;
}
