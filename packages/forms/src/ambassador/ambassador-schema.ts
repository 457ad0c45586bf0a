import { type } from "superstruct";
import type { Infer } from "superstruct";
import { emailText } from "../rules/email-text.ts";
import { requiredText } from "../rules/required-text.ts";

/**
 * The rules of the ambassador application (specification, section 3) as a superstruct struct. It takes values as they
 * are: `parseAmbassador` trims first.
 *
 * @example is({ ...application, companyName: "" }, ambassadorSchema); // false
 */
export const ambassadorSchema = type({
  email: emailText,
  ambassadorName: requiredText,
  companyName: requiredText,
  description: requiredText,
});

/** An application that keeps every rule. */
export type AmbassadorValues = Infer<typeof ambassadorSchema>;
