export { useSubmit } from "./use-submit.ts";
export type { UseSubmit } from "./use-submit.ts";
