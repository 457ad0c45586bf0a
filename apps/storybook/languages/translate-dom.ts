import type { Translate } from "./translate.ts";

const isText = /^(?:alt|label|placeholder|title|aria-(?:description|label|roledescription))$/;

/** Elements whose text stays: code, input, drawings, text in another language, and Storybook's own UI. */
const untranslated =
  "script, style, code, textarea, svg, [lang]:not(html, body, [lang|=en]), [translate=no], .sb-wrapper";

const observers = new WeakMap<Element, MutationObserver>();
const shown = new WeakMap<Text | Attr, { english: string; translation: string }>();

/**
 * Translates the texts and attributes of an element, now and whenever they change. Without `translate`, restores the
 * English. Elements stay the same, so React can go on rendering.
 */
export function translateDom(root: Element, translate?: Translate): void {
  observers.get(root)?.disconnect();
  translateTree(root, translate ?? ((text) => text));
  if (!translate) return;
  const observer = new MutationObserver(() => translateTree(root, translate));
  observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
  observers.set(root, observer);
}

function translateTree(node: Node, translate: Translate): void {
  if (node instanceof Text) translateText(node, translate);
  if (!(node instanceof Element) || node.matches(untranslated)) return;
  for (const attribute of node.attributes)
    if (isText.test(attribute.name)) translateText(attribute, translate);
  for (const child of node.childNodes) translateTree(child, translate);
}

function translateText(node: Text | Attr, translate: Translate): void {
  const current = node.nodeValue ?? "";
  const before = shown.get(node);
  const english = before?.translation === current ? before.english : current;
  const translation = english.replace(/\S.*\S|\S/s, translate);
  shown.set(node, { english, translation });
  if (translation !== current) node.nodeValue = translation;
}
