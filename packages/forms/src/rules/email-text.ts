import { refine } from "superstruct";
import { requiredText } from "./required-text.ts";

const maxLength = 254; // RFC 5321, errata 1690
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, "i");

/**
 * An email address that is valid for `<input type="email">` (WHATWG HTML, "valid email address"), with a dot in the domain
 * and at most 254 characters.
 * Refinements: `required`, `email`.
 *
 * @example is("ada@example.com", emailText); // true
 */
export const emailText = refine(
  requiredText,
  "email",
  (text) => text.length <= maxLength && address.test(text),
);
