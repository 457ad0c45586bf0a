declare module "virtual:script-messages" {
  import type { FaqLabels } from "@matchfront/locales/help";
  import type { scriptMessages } from "@matchfront/locales/script-messages";

  type Messages = ReturnType<typeof scriptMessages>;
  export const appStoreProviderToken: string | undefined;
  export const estimate: Messages["estimate"];
  export const faqLabels: FaqLabels;
  export const shareButton: Messages["shareButton"];
}
