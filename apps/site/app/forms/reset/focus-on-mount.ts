/**
 * A ref that focuses an element when it is mounted: when a step of a dialog is replaced, the focus would be lost, and
 * screen readers would not announce the next step.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
