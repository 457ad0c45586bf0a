import { refine, string } from "superstruct";

// Text made only of zero-width or control characters looks empty.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Text with at least one visible character; `string()` alone accepts "".
 * Refinement: `required`.
 *
 * @example is("  ", requiredText); // false
 */
export const requiredText = refine(string(), "required", (text) => visible.test(text));
