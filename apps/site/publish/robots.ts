/**
 * What robots may fetch (https://www.rfc-editor.org/rfc/rfc9309): all but the calls and the secret addresses.
 *
 * @example robots("https://moyo.example");
 */
export function robots(origin: string): string {
  const closed = ["/admin/", "/api/", "/resetPhoneNumber/"];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
