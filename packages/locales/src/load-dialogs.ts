/// <reference types="vite/client" />
import type { SiteCopy } from "@matchfront/forms/site/en";
import type { Catalog } from "./define-locale.ts";
import type { Language } from "./locales.ts";

/** The messages of the dialogs of emailed links. */
export type Dialogs = Pick<
  SiteCopy,
  "oneTimeCode" | "passwordReset" | "phoneNumber" | "phoneReset" | "submit"
> & {
  readonly countries: Catalog["countries"];
  readonly dialog: Catalog["resetDialog"];
  /** Default: the messages that the API client's errors have. */
  readonly apiErrors?: SiteCopy["apiErrors"];
};

const chunks = import.meta.glob<Dialogs>(["./*/dialogs.ts", "!./en/dialogs.ts"]);

/** Loads the messages of the dialogs, a chunk for each language; `undefined` if the dialogs have them built in. */
export async function loadDialogs(language: Language): Promise<Dialogs | undefined> {
  return chunks[`./${language}/dialogs.ts`]?.();
}
