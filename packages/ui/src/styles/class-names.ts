/**
 * Joins a component's own class with the one its user gives.
 *
 * @example classNames(styles.root, className); // "button-root wide"
 */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
