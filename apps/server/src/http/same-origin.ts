import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request comes from this site's own pages, or from a program, which sends none of these headers. Protects
 * against CSRF (OWASP ASVS 5.0, 3.5.1).
 *
 * `Sec-Fetch-Site` decides if present: no page can forge it. Otherwise `Origin` decides. It is "null" on native posts
 * from pages with `Referrer-Policy: no-referrer`, such as ours
 * (https://fetch.spec.whatwg.org/#append-a-request-origin-header). Over plain http, where browsers send no
 * `Sec-Fetch-Site`, "null" passes.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL | undefined): boolean {
  const { origin, host } = headers;
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin";
  if (origin === undefined) return true;
  if (origin === "null") return publicUrl?.protocol !== "https:";
  return [publicUrl?.origin, `http://${host}`, `https://${host}`].includes(origin);
}
