// A terminal executes control characters, which a visitor may have entered (CWE-150).

/** Escapes the control characters that JSON leaves as they are. */
export function escapeControls(json: string): string {
  return json.replaceAll(/[\u007f-\u009f]/g, (control) => `\\u00${control.charCodeAt(0).toString(16)}`);
}

/** Replaces control characters by U+FFFD, except line breaks and tabs. */
export function replaceControls(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "\ufffd");
}
