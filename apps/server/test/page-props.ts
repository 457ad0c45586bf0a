/** Returns the props of a form's page, which the pages of `built-site` contain as JSON. */
export function pageProps(html: string) {
  return JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? "");
}
