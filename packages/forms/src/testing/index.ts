export { checkForm } from "./check-form.ts";
export type { FormCase } from "./check-form.ts";
