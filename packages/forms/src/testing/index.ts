export { checkForm } from "./check-form.ts";
export type { FormRow } from "./check-form.ts";
