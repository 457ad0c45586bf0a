import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";

/** Returns the values and tags of a parsed message. */
export function messageNames(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part) => {
    if (isLiteralElement(part) || isPoundElement(part)) return [];
    if (isTagElement(part)) return [part.value, ...messageNames(part.children)];
    if (isPluralElement(part) || isSelectElement(part))
      return [part.value, ...Object.values(part.options).flatMap(({ value }) => messageNames(value))];
    return [part.value];
  });
}
