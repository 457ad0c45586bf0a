import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";

/** The values and tags that a message names. */
export function namesIn(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part) => {
    if (isLiteralElement(part) || isPoundElement(part)) return [];
    if (isTagElement(part)) return [part.value, ...namesIn(part.children)];
    if (isPluralElement(part) || isSelectElement(part))
      return [part.value, ...Object.values(part.options).flatMap(({ value }) => namesIn(value))];
    return [part.value];
  });
}
