/**
 * A page's title while its form has errors.
 *
 * @example withErrors("Contact us", "Error: {title}"); // "Error: Contact us"
 */
export function withErrors(title: string, message: string): string {
  // A function: a title may hold what `replace` would read as a pattern.
  return message.replace("{title}", () => title);
}

/** The title itself, of a page that may have been answered with errors. */
export function withoutErrors(title: string, message: string): string {
  const [before = "", after = ""] = message.split("{title}");
  const hasErrors = title.startsWith(before) && title.endsWith(after);
  return hasErrors ? title.slice(before.length, title.length - after.length) : title;
}
