import type { Translate } from "./translate.ts";

/** Where a text stands: between elements, or in an attribute. */
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

/** Not translated: code, what the visitor types, drawings, names in another language, and what is Storybook's own. */
const kept =
  "script, style, code, textarea, svg, [lang]:not(html, body, [lang|=en]), [translate=no], .sb-wrapper";

const shown = new WeakMap<Element, () => void>();

/**
 * Shows the texts inside of an element in other words, and those that it will have later; without a translation it shows
 * its own again. Elements stay the same, so React goes on rendering; what it writes is translated before it is drawn.
 */
export function showTranslated(root: Element, translate?: Translate): void {
  shown.get(root)?.();
  shown.delete(root);
  if (translate) shown.set(root, startTranslating(root, translate));
}

/** @returns what gives all texts back, and ends it */
function startTranslating(root: Element, translate: Translate): () => void {
  const places = new Map<Place, { own: string; translated: string }>();

  const visit = (place: Place) => {
    const own = place.nodeValue ?? "";
    // Also where this function has written itself.
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
