/** The share of the limit at which the remaining characters appear. */
const threshold = 0.75;

/** A message per plural category of `Intl.PluralRules`, with the placeholders `{count}` and `{limit}`. */
type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The messages of a `TextArea` with a limit. */
export type CountMessages = {
  /** The BCP 47 tag for plurals and numbers, such as "fr". */
  readonly language: string;
  /** The advice while the text is short. */
  readonly upTo: PluralForms;
  readonly left: PluralForms;
  readonly over: PluralForms;
};

export const englishMessages: CountMessages = {
  language: "en",
  upTo: { one: "About {count} character", other: "About {count} characters" },
  left: { one: "You have {count} character left", other: "You have {count} characters left" },
  over: {
    one: "You’re {count} character over the {limit} we suggest",
    other: "You’re {count} characters over the {limit} we suggest",
  },
};

/** As `countLetters` of @matchfront/forms, which this package cannot import. A test of the site compares them. */
const letter = /(?:\p{RI}{2}|[^\p{M}\p{Cf}])(?:\p{M}|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*/gu;

/** Counts what people call letters: without marks, joiners and invisible characters. */
export function countLetters(text: string): number {
  return text.normalize().match(letter)?.length ?? 0;
}

/** Whether the text is long enough to show its count. */
export function isNear(length: number, limit: number): boolean {
  return length >= limit * threshold;
}

/**
 * Returns the message about a text's length and its advised limit, both in characters.
 * Source: GOV.UK Design System, character count.
 *
 * @param isGrouped - whether to group digits. The first number format takes a browser 10 ms.
 */
export function countMessage(
  length: number,
  limit: number,
  messages: CountMessages = englishMessages,
  isGrouped = true,
): string {
  const { language, upTo, left, over } = messages;
  const format = (count: number) =>
    isGrouped ? formatterOf(numberFormats, Intl.NumberFormat, language).format(count) : String(count);
  const rules = formatterOf(pluralRules, Intl.PluralRules, language);
  const say = (texts: PluralForms, count: number) =>
    (texts[rules.select(count)] ?? texts.other)
      .replace("{count}", format(count))
      .replace("{limit}", format(limit));
  if (!isNear(length, limit)) return say(upTo, limit);
  return length <= limit ? say(left, limit - length) : say(over, length - limit);
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** Caches formatters, because creating them is slower than everything else that a key does. */
function formatterOf<Formatter>(
  known: Map<string, Formatter>,
  Formatter: new (language: string) => Formatter,
  language: string,
): Formatter {
  const formatter = known.get(language) ?? new Formatter(language);
  known.set(language, formatter);
  return formatter;
}
