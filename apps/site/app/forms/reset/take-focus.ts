/**
 * Takes the focus when it appears: a step of a dialog that gives way to the next takes the focus with it, and who
 * reads by ear would not learn what came instead.
 *
 * @example <p ref={takeFocus} tabIndex={-1}>Your password is changed.</p>
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
