/**
 * Lets Esc close the list of a `TopNav` and gives the focus back to its button, as the disclosure pattern asks.
 *
 * @param root the `nav` that `TopNav` renders
 * @returns takes it back
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
