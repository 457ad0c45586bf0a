import { HTMLElement, TextNode, type Node } from "node-html-parser";

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
