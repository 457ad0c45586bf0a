import { HTMLElement, TextNode, type Node } from "node-html-parser";

/** Reads the text of a built page: of its body, with header and footer, and of its parts. */
export function readPageText(page: HTMLElement) {
  const texts = (selector: string) => page.querySelectorAll(selector).map((element) => textOf(element));
  return {
    all: textOf(page.querySelector("body")),
    main: textOf(page.querySelector("main")),
    title: textOf(page.querySelector("main h1")),
    headings: texts("main h2"),
    footer: texts("footer h2, footer a"),
    /** Returns the text of the section or answer with an ID. */
    section: (id: string) => {
      const start = page.querySelector(
        `main h2[id="${id}"], main details:is([id="${id}"], [data-question="${id}"])`,
      );
      return start ? [start, ...restOfSection(start)].map((part) => textOf(part)).join(" ") : undefined;
    },
  };
}

function restOfSection(start: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  let next = start.rawTagName === "h2" ? start.nextElementSibling : undefined;
  while (next && next.rawTagName !== "h2") {
    rest.push(next);
    next = next.nextElementSibling;
  }
  return rest;
}

const notRead = new Set(["script", "style", "svg"]);
const blocks = /^(?:h\d|p|li|td|th|tr|div|dt|dd|section|label|option|caption|summary)$/;

/** Returns the text of an element, without scripts, styles and drawings. */
export function textOf(element: Node | null | undefined): string {
  return element ? wordsOf(element).replace(/\s+/g, " ").trim() : "";
}

function wordsOf(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement) || notRead.has(node.rawTagName)) return "";
  const words = node.childNodes.map(wordsOf).join("");
  return blocks.test(node.rawTagName) ? ` ${words} ` : words;
}
