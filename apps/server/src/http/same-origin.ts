import type { IncomingHttpHeaders } from "node:http";

/**
 * Tells whether a request comes from this site's own pages, which protects against CSRF (OWASP ASVS 5.0, 3.5.1). A client that is no browser sends
 * neither header and passes.
 *
 * `Sec-Fetch-Site` decides where it is present: no page can forge it. Otherwise, `Origin` decides. It is "null"
 * on every native form post from a page with `Referrer-Policy: no-referrer`, as ours have
 * (https://fetch.spec.whatwg.org/#append-a-request-origin-header), so over plain http, where browsers send no
 * `Sec-Fetch-Site`, "null" passes too.
 *
 * @param publicUrl where visitors reach the site, if that is known
 * @example isSameOrigin({ origin: "https://evil.example", host: "moyo.example" }, undefined); // false
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL | undefined): boolean {
  const { origin, host } = headers;
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin";
  if (origin === undefined) return true;
  if (origin === "null") return publicUrl?.protocol !== "https:";
  return [publicUrl?.origin, `http://${host}`, `https://${host}`].includes(origin);
}
