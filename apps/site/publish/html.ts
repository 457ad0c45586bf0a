import { parse, type HTMLElement } from "node-html-parser";

/**
 * Parses a page or a part of one.
 *
 * @example parseHtml(html).querySelectorAll("form");
 */
export function parseHtml(html: string): HTMLElement {
  // React separates neighbouring texts by comments, and needs them to hydrate.
  return parse(html, { comment: true });
}

/**
 * Cuts a page at elements, so that other HTML can be put in their places. Everything else stays as it is, byte for byte.
 *
 * @param selectors of one element each, in the order in which the page has them
 * @returns puts HTML in the places of the elements
 * @throws Error where the page has no such element
 * @example slots(html, ["title", "#form"])(["<title>Sent</title>", "<p>Thank you</p>"]);
 */
export function slots(html: string, selectors: readonly string[]): (contents: readonly string[]) => string {
  const page = parseHtml(html);
  let end = 0;
  const before = selectors.map((selector) => {
    const range = page.querySelector(selector)?.range;
    if (!range || range[0] < end) throw new Error(`The page has no element ${selector} in this place.`);
    const text = html.slice(end, range[0]);
    end = range[1];
    return text;
  });
  return (contents) => before.map((text, index) => text + (contents[index] ?? "")).join("") + html.slice(end);
}
