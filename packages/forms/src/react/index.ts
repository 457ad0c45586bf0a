export { usePhoneReset } from "./use-phone-reset.ts";
export { useSubmit } from "./use-submit.ts";
export type { UseSubmit } from "./use-submit.ts";
export type { UsePhoneReset } from "./use-phone-reset.ts";
