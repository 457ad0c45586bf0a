import type { ChangeEvent } from "react";

const separators = /[\s.()[\]\p{Pd}\p{Cf}]/gu;

/**
 * Removes separators from a telephone number as it is typed or pasted, and keeps the caret between the same
 * digits. Letters and plus signs stay, so that validation can report them.
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
