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
  /** Default: the messages in the server's responses, which are in the language of the request. */
  readonly serverErrors?: SiteCopy["serverErrors"];
};

const chunks = import.meta.glob<Partial<Dialogs>>(["./*/dialogs.ts", "!./en/dialogs.ts", "./en/errors.ts"]);

/** Loads the messages of the dialogs that they do not have built in: in English those of errors, else all. */
export async function loadDialogs(language: Language): Promise<Partial<Dialogs> | undefined> {
  return (chunks[`./${language}/dialogs.ts`] ?? chunks[`./${language}/errors.ts`])?.();
}
