/** What a form's page was given: the pages of the small site beside this file show it as JSON. */
export function shownIn(html: string) {
  return JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? "");
}
