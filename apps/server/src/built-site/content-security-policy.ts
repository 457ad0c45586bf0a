import type { Page } from "./site-manifest.ts";

/**
 * The Content-Security-Policy of a page: nothing but what the site itself serves, and of inline scripts and
 * styles those that were there when the site was built (https://www.w3.org/TR/CSP3/).
 *
 * @param page its hashes; a page that carries none may be left out
 * @param isHttps whether visitors reach the site over https: where they do not, upgrading would break it
 * @example contentSecurityPolicy({ file: "index.html", scripts: [], styles: ["sha256-…"] }, true);
 */
export function contentSecurityPolicy(page: Page | undefined, isHttps: boolean): string {
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
    "object-src 'none'",
  ];
  if (isHttps) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

function quote(hashes: readonly string[] = []): string[] {
  return hashes.map((hash) => `'${hash}'`);
}
