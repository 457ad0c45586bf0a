import { po } from "gettext-parser";

/** A message for a translator. */
export type PoEntry = {
  /** Names it: "words.contact.lead". */
  key: string;
  english: string;
  translation: string;
  /** Whether the English has changed since: such an entry is marked as fuzzy. */
  isStale: boolean;
  /** The English text that the translation was made from, where it is known and has changed. */
  previous?: string | undefined;
};

/**
 * Writes messages as a file of gettext, which translators' programs open
 * (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html).
 */
export function writePo(language: string, entries: readonly PoEntry[]): string {
  const translations = entries.map(({ key, english, translation, isStale, previous }) => [
    key,
    {
      [english]: {
        msgctxt: key,
        msgid: english,
        msgstr: [translation],
        ...(isStale && {
          comments: { flag: "fuzzy", ...(previous !== undefined && { previous: previousEnglish(previous) }) },
        }),
      },
    },
  ]);
  const headers = { Language: language, "Content-Type": "text/plain; charset=utf-8" };
  return String(
    po.compile(
      { charset: "utf-8", headers, translations: Object.fromEntries(translations) },
      { foldLength: 0 },
    ),
  );
}

/** As translators' programs show it, beside what has changed. */
const previousEnglish = (text: string) =>
  `msgid "${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`)}"`;

/**
 * Reads what a translator has written.
 *
 * @param source a file of gettext
 * @returns translations by their keys, without those that are empty
 * @throws Error where it is no such file
 */
export function readPo(source: string): ReadonlyMap<string, string> {
  const { translations } = po.parse(source);
  const entries = Object.values(translations).flatMap((inContext) => Object.values(inContext));
  return new Map(
    entries.flatMap(({ msgctxt, msgstr: [translation] }) =>
      msgctxt && translation ? [[msgctxt, translation] as const] : [],
    ),
  );
}
