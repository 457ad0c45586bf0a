import { parse, type HTMLElement } from "node-html-parser";

export function parseHtml(html: string): HTMLElement {
  return parse(html, {
    // React separates adjacent texts by comments, and needs them to hydrate.
    comment: true,
    // Without `noscript` and `pre`, which contain elements.
    blockTextElements: { script: true, style: true },
  });
}

/** Returns the decoded values of an attribute of all elements that match, each once. */
export function attributesOf(page: HTMLElement, selector: string, name: string): string[] {
  return [...new Set(page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? ""))];
}
