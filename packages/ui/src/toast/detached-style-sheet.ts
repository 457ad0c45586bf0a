/**
 * Keeps goober, which notistack uses, from inserting a `<style>`, which our content security policy forbids.
 * goober writes into this element, and does not insert it because it has a parent. Our style sheets replace
 * its rules. See https://github.com/iamhosseindhv/notistack/issues/552.
 *
 * @public imported for its side effect; exported because declaration files allow no bare statements
 */
export const detachedStyleSheet = detachStyleSheet();

function detachStyleSheet(): HTMLStyleElement | undefined {
  if (typeof window !== "object") return undefined;
  const style = document.createElement("style");
  style.append(" ");
  document.createDocumentFragment().append(style);
  Object.assign(window, { _goober: style });
  return style;
}
