import { flattenMessages } from "@matchfront/locales/flatten-messages";
import { HTMLElement, TextNode, type Node } from "node-html-parser";

/** `drawing-text.test.ts` checks the text of drawings. */
const ignoredElements = new Set(["script", "style", "text"]);

/** The attributes that browsers or screen readers present, or scripts show. */
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

/** The attributes with messages for scripts, as JSON. */
const messagesOfScripts = ["data-props", "data-words"];

const descriptionsInHead =
  'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';

/** Returns the texts of a page: of its body, and of titles and descriptions in its head. */
export function getVisibleTexts(page: HTMLElement): string[] {
  const head = page.querySelectorAll(`title, ${descriptionsInHead}`);
  const descriptions = head.map((element) => element.getAttribute("content") ?? "");
  const body = page.querySelectorAll("body");
  return [...descriptions, ...[...head, ...body].flatMap(collectTexts)]
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter(isText);
}

const isText = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));

/** Returns the texts of an element, except those marked as English. */
function collectTexts(node: Node): string[] {
  if (node instanceof TextNode) return [node.text];
  if (!(node instanceof HTMLElement) || ignoredElements.has(node.rawTagName)) return [];
  if (node.getAttribute("lang") === "en") return [];
  return [
    ...labels.map((name) => node.getAttribute(name) ?? ""),
    ...messagesOfScripts.flatMap((name) => messagesIn(node.getAttribute(name))),
    ...(isButton(node) ? [node.getAttribute("value") ?? ""] : []),
    ...node.childNodes.flatMap(collectTexts),
  ];
}

const isButton = (element: HTMLElement) =>
  element.rawTagName === "input" && /^(?:button|reset|submit)$/.test(element.getAttribute("type") ?? "");

const messagesIn = (json = "{}") => [...flattenMessages(JSON.parse(json)).values()];
