import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  parse,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";

/** A text for each plural form, with placeholders: what scripts get in place of an ICU message and its parser. */
export type PluralForms = { readonly one: string; readonly other: string };

/**
 * Compiles a message that is a plural as a whole.
 *
 * @example pluralForms("{count, plural, one {# result} other {# results}}").one; // "{count} result"
 * @throws Error if the message is another one
 */
export function pluralForms(message: string): PluralForms {
  const [plural, ...rest] = parse(message);
  if (!plural || !isPluralElement(plural) || rest.length > 0)
    throw new Error(`Expected a plural, got ${JSON.stringify(message)}.`);
  const { one, other } = plural.options;
  if (!other) throw new Error(`Expected the plural form "other" in ${JSON.stringify(message)}.`);
  const textOf = (parts: readonly MessageFormatElement[]) =>
    parts.map((part) => templateOf(part, plural.value)).join("");
  return { one: textOf((one ?? other).value), other: textOf(other.value) };
}

function templateOf(part: MessageFormatElement, counted: string): string {
  if (isLiteralElement(part)) return part.value;
  if (isPoundElement(part)) return `{${counted}}`;
  if (isArgumentElement(part)) return `{${part.value}}`;
  throw new Error("A plural in a script may only have texts and plain values.");
}
