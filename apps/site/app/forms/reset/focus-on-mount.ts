/** Keeps the focus when a dialog's step is replaced, so that screen readers announce the next step. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
