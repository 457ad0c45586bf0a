const characters = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
]);

/**
 * Takes back how React wrote an attribute or a text.
 *
 * @example decodeHtml("Q&amp;A") // "Q&A"
 */
export function decodeHtml(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters.get(entity) ?? entity);
}
