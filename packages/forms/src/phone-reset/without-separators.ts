/**
 * A number without what people put between its digits.
 *
 * @example withoutSeparators("(803) 123-4567"); // "8031234567"
 */
export const withoutSeparators = (text: string): string => text.replaceAll(/[\s.()[\]\p{Pd}]/gu, "");
