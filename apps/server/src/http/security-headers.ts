import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** The features that a stranger's script could misuse most. Chromium warns of names that it does not know. */
const deniedFeatures = [
  "camera",
  "clipboard-read",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** Headers of a plain-text response for which no hook runs. */
export const plainTextHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "content-type": "text/plain; charset=utf-8",
  "x-content-type-options": "nosniff",
};

/**
 * Returns the security headers of every response (OWASP ASVS 5.0, 3.4), which also forbid caching. Pages and files
 * replace the policy and the cache header by their own. A constant: `@fastify/helmet` would compute the same for each
 * response, and only for routed ones.
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    "content-security-policy": "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // With no-referrer, Safari before 16.4 would post a form without saying from where.
    "referrer-policy": "same-origin",
    ...(isHttps && { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" }),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
    "permissions-policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  };
}

/** The headers of pages whose address is secret: of emailed links, and of messages. */
export const secretHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

export function addSecurityHeaders(app: FastifyInstance): void {
  const headers = securityHeaders(app.publicUrl?.protocol === "https:");
  app.addHook("onRequest", async (_request, reply) => void reply.headers(headers));
}

/** The hashes of the inline scripts and styles of a page, such as "sha256-…". */
export interface InlineHashes {
  readonly scripts?: readonly string[] | undefined;
  readonly styles?: readonly string[] | undefined;
}

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

/** Returns a policy with the inline styles of a page that is no longer as built. */
export function allowStyles(policy: string, html: string): string {
  const styles = Array.from(
    html.matchAll(/<style>(.*?)<\/style>/gs),
    ([, css = ""]) => `sha256-${createHash("sha256").update(css).digest("base64")}`,
  );
  return policy.replace(/style-src [^;]*/, ["style-src 'self'", ...quote(styles)].join(" "));
}

function quote(hashes: readonly string[] = []): string[] {
  return hashes.map((hash) => `'${hash}'`);
}
