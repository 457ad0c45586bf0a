declare module "virtual:script-messages" {
  import type { scriptMessages } from "@matchfront/locales/script-messages";

  type Messages = ReturnType<typeof scriptMessages>;
  export const estimate: Messages["estimate"];
  export const shareButton: Messages["shareButton"];
}
