/** The share of the limit from which the count is shown. */
const threshold = 0.75;

/** A text for each form of a counted noun, see `Intl.PluralRules`; `{count}` and `{limit}` are filled in. */
type Counted = { readonly one: string; readonly other: string };

/** What a counted text area says about its length. */
export type CountWords = {
  /** The language of numbers and plurals, such as "fr". */
  readonly language: string;
  /** While the text is short: what is advised. */
  readonly upTo: Counted;
  readonly left: Counted;
  readonly over: Counted;
};

export const englishWords: CountWords = {
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
 * The message about a text's length and its advised limit, in characters. Source: GOV.UK Design System, character
 * count.
 */
export function countMessage(length: number, limit: number, words: CountWords = englishWords): string {
  const { language, upTo, left, over } = words;
  const { plurals, numbers } = formatsOf(language);
  const say = (texts: Counted, count: number) =>
    texts[plurals.select(count) === "one" ? "one" : "other"]
      .replace("{count}", numbers.format(count))
      .replace("{limit}", numbers.format(limit));
  if (!isNear(length, limit)) return say(upTo, limit);
  return length <= limit ? say(left, limit - length) : say(over, length - limit);
}

type Formats = { plurals: Intl.PluralRules; numbers: Intl.NumberFormat };

const formats = new Map<string, Formats>();

/** Made once: making them takes longer than the rest of a key. */
function formatsOf(language: string): Formats {
  const known = formats.get(language) ?? {
    plurals: new Intl.PluralRules(language),
    numbers: new Intl.NumberFormat(language),
  };
  formats.set(language, known);
  return known;
}
