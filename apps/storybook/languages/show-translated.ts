import type { Translate } from "./translate.ts";

type Place = Text | Attr;

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
const kept =
  "script, style, code, textarea, svg, [lang]:not(html, body, [lang|=en]), [translate=no], .sb-wrapper";

const shown = new WeakMap<Element, () => void>();

/**
 * Translates the text nodes and attributes of an element, now and whenever they change. Without `translate`, restores the
 * original texts. Elements stay the same, so React can go on rendering; its changes are translated before the next paint.
 */
export function showTranslated(root: Element, translate?: Translate): void {
  shown.get(root)?.();
  shown.delete(root);
  if (translate) shown.set(root, startTranslating(root, translate));
}

/** @returns a function that stops and restores all texts */
function startTranslating(root: Element, translate: Translate): () => void {
  const places = new Map<Place, { own: string; translated: string }>();

  const visit = (place: Place) => {
    const own = place.nodeValue ?? "";
    // Skips changes that this function made.
    if (places.get(place)?.translated === own) return;
    const words = own.trim();
    if (words === "") return;
    const translated = own.replace(words, () => translate(words));
    places.set(place, { own, translated });
    if (translated !== own) place.nodeValue = translated;
  };
  const visitAll = (node: Node) => {
    if (isKept(node)) return;
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
      if (isKept(target)) continue;
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
    for (const [place, { own, translated }] of places)
      if (place.nodeValue === translated) place.nodeValue = own;
  };
}

function isKept(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(kept) != null;
}
