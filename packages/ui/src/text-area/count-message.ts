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

/** Whether the text is long enough to show its count. */
export function isNear(length: number, limit: number): boolean {
  return length >= limit * threshold;
}

/**
 * Returns the message about a text's length and its advised limit, both in characters.
 * Source: GOV.UK Design System, character count.
 */
export function countMessage(
  length: number,
  limit: number,
  messages: CountMessages = englishMessages,
): string {
  const { language, upTo, left, over } = messages;
  const { plurals, numbers } = formatsOf(language);
  const say = (texts: PluralForms, count: number) =>
    (texts[plurals.select(count)] ?? texts.other)
      .replace("{count}", numbers.format(count))
      .replace("{limit}", numbers.format(limit));
  if (!isNear(length, limit)) return say(upTo, limit);
  return length <= limit ? say(left, limit - length) : say(over, length - limit);
}

type Formats = { plurals: Intl.PluralRules; numbers: Intl.NumberFormat };

const formats = new Map<string, Formats>();

/** Caches formatters, because creating them is slower than everything else that a key does. */
function formatsOf(language: string): Formats {
  const known = formats.get(language) ?? {
    plurals: new Intl.PluralRules(language),
    numbers: new Intl.NumberFormat(language),
  };
  formats.set(language, known);
  return known;
}
