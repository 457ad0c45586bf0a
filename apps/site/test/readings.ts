import { HTMLElement, TextNode, type Node } from "node-html-parser";

/** Words inside of drawings are read with those in their files: `drawn-words.test.ts`. */
const notRead = new Set(["script", "style", "text"]);

/** The attributes that a browser or a screen reader says, or that a script shows. */
const labels = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "data-message",
  "label",
  "placeholder",
  "title",
];

/** The attributes that a script shows a part of. */
const wordsOfScripts = ["data-props", "data-words"];

const descriptionsInHead =
  'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';

/** What is read of a page: its body, and what its head says to visitors and search engines. */
export function readingsOf(page: HTMLElement): string[] {
  const head = page.querySelectorAll(`title, ${descriptionsInHead}`);
  const descriptions = head.map((element) => element.getAttribute("content") ?? "");
  const body = page.querySelectorAll("body");
  return [...descriptions, ...[...head, ...body].flatMap(textsOf)]
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter(isText);
}

/** What has a letter beside its placeholders. */
const isText = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));

/** The texts of an element as its readers and their browsers get them, without those that are marked as English. */
function textsOf(node: Node): string[] {
  if (node instanceof TextNode) return [node.text];
  if (!(node instanceof HTMLElement) || notRead.has(node.rawTagName)) return [];
  if (node.getAttribute("lang") === "en") return [];
  return [
    ...labels.map((name) => node.getAttribute(name) ?? ""),
    ...wordsOfScripts.flatMap((name) => wordsIn(node.getAttribute(name))),
    ...(isButton(node) ? [node.getAttribute("value") ?? ""] : []),
    ...node.childNodes.flatMap(textsOf),
  ];
}

const isButton = (element: HTMLElement) =>
  element.rawTagName === "input" && /^(?:button|reset|submit)$/.test(element.getAttribute("type") ?? "");

/** The words in an attribute that a script reads. */
const wordsIn = (json: string | undefined) => (json ? leaves(JSON.parse(json)) : []);

function leaves(words: unknown): string[] {
  return typeof words === "string" ? [words] : Object.values(words ?? {}).flatMap(leaves);
}
