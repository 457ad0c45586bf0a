/**
 * Lets Esc close the list of a `TopNav` and return focus to its button, by the disclosure pattern.
 *
 * @param root the `nav` that `TopNav` renders
 * @returns removes the listener
 * @example <TopNav ref={startTopNav} items={items} />
 */
export function startTopNav(root: HTMLElement): () => void {
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    const open = root.querySelector("details[open]");
    if (key !== "Escape" || !open) return;
    open.removeAttribute("open");
    open.querySelector("summary")?.focus();
  };
  root.addEventListener("keydown", closeOnEscape);
  return () => root.removeEventListener("keydown", closeOnEscape);
}
