const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Controls, which terminals execute (CWE-150). */
const order = /[\p{Cc}--[\n\t]]/gv;
/** Characters that reorder or hide text. Joiners are part of scripts and emoji. */
const invisible = /[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u200c\u200d]]/gv;

/** Returns a foreign text as people may read it: in lines of its own, without orders to a terminal or to the eye. */
export function toPrintable(text: string): string {
  return text.replaceAll(lineBreak, "\n").replaceAll(order, "\ufffd").replaceAll(invisible, "");
}

/** Returns it in one line, which cannot look like two. */
export function toOneLine(text: string): string {
  return toPrintable(text).replaceAll(/\s+/g, " ").trim();
}

/** Escapes in JSON what is not printable. Programs read the same text. */
export function escapeUnprintable(json: string): string {
  return json.replaceAll(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}
