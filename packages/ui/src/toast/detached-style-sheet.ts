/**
 * notistack's goober inserts a `<style>` into the page, which our content security policy forbids. goober uses this
 * element instead, and does not insert one that has a parent; our own styles replace them. See
 * https://github.com/iamhosseindhv/notistack/issues/552.
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
