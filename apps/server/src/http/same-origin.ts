import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request comes from this site's own pages, or from a program, which sends none of these headers. Protects
 * against CSRF (OWASP ASVS 5.0, 3.5.1).
 *
 * Native posts of our pages have `Sec-Fetch-Site`, `Origin` or both, since their `Referrer-Policy` is `same-origin`
 * (https://fetch.spec.whatwg.org/#append-a-request-origin-header). Safari before 16.4 and plain http have no
 * `Sec-Fetch-Site`; later Safari may set it anew when a rejected post is reloaded, so a foreign `Origin` decides, too
 * (https://github.com/WebKit/WebKit/pull/60289).
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL | undefined): boolean {
  const { referer, "sec-fetch-site": site } = headers;
  const host = headers.host?.toLowerCase();
  const origin = headers.origin ?? URL.parse(referer ?? "")?.origin;
  const isOwn = [publicUrl?.origin, `http://${host}`, `https://${host}`].includes(origin);
  if (site === undefined) return origin === undefined || isOwn;
  // Without PUBLIC_URL, a proxy may have changed the host.
  return site === "same-origin" && (isOwn || !publicUrl || origin === undefined || origin === "null");
}
