import { refine, string } from "superstruct";

// A text of zero-width or control characters looks empty to the person who reads it.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Text with at least one visible character; `string()` alone accepts "".
 * Refinement: `required`.
 *
 * @example is("  ", requiredText); // false
 */
export const requiredText = refine(string(), "required", (text) => visible.test(text));
