import { HTMLElement, parse, TextNode, type Node } from "node-html-parser";

/** The head of a page, as search engines and social cards read it. */
export type PageHead = {
  title: string;
  /** The page's one address, where it is indexed. */
  canonical: string | undefined;
  /** The same page in each language, and `x-default`: what `hreflang` says, and the address. */
  alternates: readonly Alternate[];
  /** Values of `meta` elements by their `name` or `property`. */
  meta: ReadonlyMap<string, string>;
  /** The page's JSON-LD, parsed. */
  jsonLd: unknown[];
};

/** An address of a page in a language. */
export type Alternate = { language: string; address: string };

/** Parses a page or a part of one. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, {
    // React separates neighbouring texts by comments, and needs them to hydrate.
    comment: true,
    // Not `noscript` and `pre`, which have elements, too.
    blockTextElements: { script: true, style: true },
  });
}

/** The values of an attribute of all elements that match, decoded and each once. */
export function attributesOf(page: HTMLElement, selector: string, name: string): string[] {
  return [...new Set(page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? ""))];
}

/** Reads the head of a page. */
export function readHead(page: HTMLElement): PageHead {
  const meta = page
    .querySelectorAll("meta[content]")
    .map(
      (element) =>
        [
          element.getAttribute("name") ?? element.getAttribute("property") ?? "",
          element.getAttribute("content") ?? "",
        ] as const,
    );
  const jsonLd = page.querySelectorAll('script[type="application/ld+json"]');
  return {
    title: page.querySelector("title")?.text ?? "",
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    alternates: page.querySelectorAll('link[rel="alternate"][hreflang]').map((link) => ({
      language: link.getAttribute("hreflang") ?? "",
      address: link.getAttribute("href") ?? "",
    })),
    meta: new Map(meta.filter(([name]) => name !== "")),
    jsonLd: jsonLd.map((element) => JSON.parse(element.rawText)),
  };
}

/**
 * Cuts a page at elements, so that other HTML can be put in their places. Everything else stays as it is, byte for byte.
 *
 * @param selectors of one element each, in the order in which the page has them
 * @returns puts HTML in the places of the elements
 * @throws Error if the page has no such element
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

const notRead = new Set(["script", "style", "svg"]);
const blocks = /^(?:h\d|p|li|td|th|tr|div|dt|dd|section|label|option|caption|summary)$/;

/**
 * The text of an element, without scripts, styles and drawings.
 *
 * @param isLeftOut chooses further elements
 */
export function textOf(
  element: Node | null | undefined,
  isLeftOut: (element: HTMLElement) => boolean = () => false,
): string {
  return element ? wordsOf(element, isLeftOut).replace(/\s+/g, " ").trim() : "";
}

function wordsOf(node: Node, isLeftOut: (element: HTMLElement) => boolean): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement) || notRead.has(node.rawTagName) || isLeftOut(node)) return "";
  const words = node.childNodes.map((child) => wordsOf(child, isLeftOut)).join("");
  return blocks.test(node.rawTagName) ? ` ${words} ` : words;
}
