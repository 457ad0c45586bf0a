/** The props of a form's page: the pages of the small site beside this file show them as JSON. */
export function pageProps(html: string) {
  return JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? "");
}
