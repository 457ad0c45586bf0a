/** A number without the separators that people type: "(803) 123-4567" becomes "8031234567". */
export const withoutSeparators = (text: string): string => text.replaceAll(/[\s.()[\]\p{Pd}\p{Cf}]/gu, "");
