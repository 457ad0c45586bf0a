/** The hashes of the inline scripts and styles of a page, such as "sha256-…". */
export interface InlineHashes {
  readonly scripts?: readonly string[] | undefined;
  readonly styles?: readonly string[] | undefined;
}

/**
 * Returns the Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/), which allows the site's own files, and
 * the inline scripts and styles that the build hashed.
 *
 * @param isHttps whether visitors use https; otherwise, upgraded requests would fail
 */
export function contentSecurityPolicy(page: InlineHashes | undefined, isHttps: boolean): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...quote(page?.scripts)].join(" "),
    ["style-src 'self'", ...quote(page?.styles)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (isHttps) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

function quote(hashes: readonly string[] = []): string[] {
  return hashes.map((hash) => `'${hash}'`);
}
