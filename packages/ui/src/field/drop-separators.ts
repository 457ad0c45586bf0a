import type { ChangeEvent } from "react";

/** What people write between the digits of a telephone number. */
const separators = /[\s.()[\]\p{Pd}\p{Cf}]/gu;

/**
 * Drops the separators that were typed or pasted into a telephone number, before anybody reads its value; the caret
 * stays between the digits where it was. A letter or a plus sign stays, for the form to object to.
 *
 * @example <input onChange={dropSeparators} type="tel" />
 */
export function dropSeparators({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
  const { value, selectionStart } = input;
  const kept = value.replaceAll(separators, "");
  if (kept === value) return;
  const caret = value.slice(0, selectionStart ?? value.length).replaceAll(separators, "").length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
}
