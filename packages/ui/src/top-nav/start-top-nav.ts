/**
 * Closes the list of a `TopNav` on Esc and returns the focus to its button.
 *
 * @param root the `nav` that `TopNav` renders
 * @returns a function that removes the listener
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
