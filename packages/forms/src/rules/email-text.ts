import { refine } from "superstruct";
import { requiredText } from "./required-text.ts";

const maxLength = 254; // RFC 5321, errata 1690
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, "i");

/**
 * Removes what copying adds to an email address: invisible characters, a name, `mailto:`, brackets, quotation marks and the
 * punctuation around it. Wide characters, as of Japanese keyboards, become those of ASCII.
 *
 * @example cleanEmail("Ada <ada@example.com>,"); // "ada@example.com"
 */
export function cleanEmail(text: string): string {
  // Longer text is no address, and would take the last pattern too long.
  if (text.length > 1000) return text;
  return (
    text
      .normalize("NFKC")
      .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
      .replaceAll("。", ".")
      .replace(/^([^<>]*)<([^<>]*)>[^<>@]*$/, (whole, name: string, inner: string) =>
        name.includes("@") && !inner.endsWith(name.replaceAll(/["'\s]/g, "")) ? whole : inner,
      )
      .trim()
      // A label, or `mailto:` and its subject. Neither sign can be there in an address.
      .replace(/^[^@]*:(?!\/)\s*/, "")
      .replace(/(@[^?]*)\?.*$/s, "$1")
      .replace(/^(["'*_`~])(.*)\1$/s, "$2")
      .replaceAll(/^[^\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+|[^\p{L}\p{N}]+$/gu, "")
  );
}

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
