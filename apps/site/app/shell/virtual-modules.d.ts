declare module "virtual:script-messages" {
  import type { ScriptLabels } from "./help-script-labels.ts";
  import type { scriptMessages } from "@matchfront/locales/script-messages";

  type Messages = ReturnType<typeof scriptMessages>;
  export const appStoreProviderToken: string | undefined;
  export const estimate: Messages["estimate"];
  export const faqLabels: ScriptLabels;
  export const shareButton: Messages["shareButton"];
}

declare module "virtual:theme-files" {
  import type { Alphabet } from "@matchfront/locales/locales";

  export const favicon: string;
  export const preloads: readonly string[];
  /** The preloads that pages need in addition if their language has these letters. */
  export const alphabetPreloads: Readonly<Record<Alphabet, readonly string[]>>;
}
