import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  parse,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";

/** A text for each plural form, with placeholders: what scripts get in place of an ICU message and its parser. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

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
  const forms = Object.entries(plural.options).map(([form, { value }]) => [
    form,
    value.map((part) => templateOf(part, plural.value)).join(""),
  ]);
  // The parser rejects a plural without "other".
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
  return Object.fromEntries(forms) as PluralForms;
}

function templateOf(part: MessageFormatElement, counted: string): string {
  if (isLiteralElement(part)) return part.value;
  if (isPoundElement(part)) return `{${counted}}`;
  if (isArgumentElement(part)) return `{${part.value}}`;
  throw new Error("A plural in a script may only have texts and plain values.");
}
