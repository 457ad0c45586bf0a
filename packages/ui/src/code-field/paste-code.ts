/** White space, dashes of any kind, and marks that nobody sees. */
const separators = /[\s\p{Pd}\p{Cf}]/gu;

/**
 * Pastes a code without what separates its digits; anything else is left to the browser.
 *
 * @param event of the paste
 * @param input that it goes into
 */
export function pasteCode(event: ClipboardEvent, input: HTMLInputElement): void {
  const text = event.clipboardData?.getData("text") ?? "";
  const code = text.replaceAll(separators, "");
  if (code === text || input.readOnly) return;
  event.preventDefault();
  input.setRangeText(code, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste", data: code }));
}
