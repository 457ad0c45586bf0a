/** The hashes of what is inline in a page, such as "sha256-…". */
export interface InlineHashes {
  readonly scripts?: readonly string[] | undefined;
  readonly styles?: readonly string[] | undefined;
}

/**
 * The Content-Security-Policy of a page: only what the site itself serves, and only the inline scripts and styles
 * that the build hashed (https://www.w3.org/TR/CSP3/).
 *
 * @param page its hashes; undefined where it has none
 * @param isHttps whether visitors reach the site over https: otherwise, upgrading would break it
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
