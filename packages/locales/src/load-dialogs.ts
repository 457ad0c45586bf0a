/// <reference types="vite/client" />
import type { SiteCopy } from "@matchfront/forms/site/en";
import type { Catalog } from "./define-locale.ts";
import type { Language } from "./locales.ts";

/** The messages of the dialogs of emailed links. */
export type Dialogs = Pick<SiteCopy, "oneTimeCode" | "passwordReset" | "phoneNumber" | "phoneReset"> & {
  readonly dialog: Catalog["resetDialog"];
  readonly countries: Catalog["countries"];
  readonly errorFormat: string;
  /** Default: the messages that the API client's errors have. */
  readonly failures?: SiteCopy["apiErrors"] & { readonly failure: string };
};

const chunks = import.meta.glob<{ dialogs: Dialogs }>(["./*/dialogs.ts", "!./en/dialogs.ts"]);

/** Loads the messages of the dialogs, a chunk for each language; `undefined` if the dialogs have them built in. */
export async function loadDialogs(language: Language): Promise<Dialogs | undefined> {
  const chunk = await chunks[`./${language}/dialogs.ts`]?.();
  return chunk?.dialogs;
}
