/**
 * notistack styles itself through goober, which puts a <style> into the page: our content security policy forbids
 * that. goober takes the element it finds here instead, and leaves one that has a parent where it is; our own
 * styles do the work. See https://github.com/iamhosseindhv/notistack/issues/552.
 *
 * @public imported for its effect; it has a name because declaration files allow no bare statements
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
