import type { Translate } from "./translate.ts";

type TextNode = Text | Attr;

const attributes = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "label",
  "placeholder",
  "title",
];

/** Elements whose text stays: code, input, drawings, text in another language, and Storybook's own UI. */
const untranslated =
  "script, style, code, textarea, svg, [lang]:not(html, body, [lang|=en]), [translate=no], .sb-wrapper";

const restorers = new WeakMap<Element, () => void>();

/**
 * Translates the text nodes and attributes of an element, now and whenever they change. Without `translate`, restores the
 * original texts. Elements stay the same, so React can go on rendering; its changes are translated before the next paint.
 */
export function translateDom(root: Element, translate?: Translate): void {
  restorers.get(root)?.();
  restorers.delete(root);
  if (translate) restorers.set(root, startTranslating(root, translate));
}

/** @returns a function that stops and restores all texts */
function startTranslating(root: Element, translate: Translate): () => void {
  const nodes = new Map<TextNode, { original: string; translated: string }>();

  const visit = (node: TextNode) => {
    const original = node.nodeValue ?? "";
    // Skips changes that this function made.
    if (nodes.get(node)?.translated === original) return;
    const words = original.trim();
    if (words === "") return;
    const translated = original.replace(words, () => translate(words));
    nodes.set(node, { original, translated });
    if (translated !== original) node.nodeValue = translated;
  };
  const visitAll = (node: Node) => {
    if (isUntranslated(node)) return;
    if (node instanceof Text) visit(node);
    if (!(node instanceof Element)) return;
    for (const name of attributes) {
      const attribute = node.getAttributeNode(name);
      if (attribute) visit(attribute);
    }
    for (const child of node.childNodes) visitAll(child);
  };

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, attributeName } of changes) {
      if (isUntranslated(target)) continue;
      for (const node of addedNodes) visitAll(node);
      if (target instanceof Text) visit(target);
      const attribute = attributeName && target instanceof Element && target.getAttributeNode(attributeName);
      if (attribute) visit(attribute);
    }
  });
  visitAll(root);
  observer.observe(root, {
    attributeFilter: attributes,
    characterData: true,
    childList: true,
    subtree: true,
  });

  return () => {
    observer.disconnect();
    for (const [node, { original, translated }] of nodes)
      if (node.nodeValue === translated) node.nodeValue = original;
  };
}

function isUntranslated(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(untranslated) != null;
}
