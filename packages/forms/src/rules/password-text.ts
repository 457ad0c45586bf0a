import { refine, string } from "superstruct";

/**
 * Returns a password in one form (NFC), whichever keyboard typed it (RFC 8265, section 4.2).
 *
 * @example normalizePassword("e\u0301") === "é"; // true
 */
export const normalizePassword = (text: string): string => text.normalize();

/**
 * Counts the characters of a password as NIST SP 800-63B does: the code points of its normalized form.
 *
 * @example passwordLength("🦁🦁"); // 2
 */
export const passwordLength = (text: string): number => Array.from(normalizePassword(text)).length;

/** Any non-empty text: a password may consist of spaces. */
export const passwordText = refine(string(), "required", (text) => text !== "");
