import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/**
 * Of all that no page of the site uses, what would show a stranger's script most of a visitor, or reach devices and
 * money: a head has no room for the rest. Only names that Chromium knows: it warns of others in its console.
 */
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
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(", ");

/** For a plain-text response for which no hook runs. */
export const plainTextHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "content-type": "text/plain; charset=utf-8",
  "x-content-type-options": "nosniff",
};

/**
 * The security headers of every response (OWASP ASVS 5.0, 3.4), which also forbid caching. Pages and files replace the
 * content security policy and the cache headers with their own.
 *
 * @param isHttps whether visitors reach the site over https: only then is it required
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: { policy: "require-corp" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: isHttps && { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    xFrameOptions: { action: "deny" },
    // What embeds and opens nothing of others has an agent cluster of its own already.
    originAgentCluster: false,
    // Of browsers and plug-ins that no visitor has any more: a page's head and text are one flight.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Over https, browsers look up no link's host unless asked to.
    xDnsPrefetchControl: false,
  });
  // Helmet adds the same headers to every response: those of one that is never sent are all.
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  addHeaders(response.req, response, (error) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(headers),
    "cache-control": "no-store",
    "permissions-policy": permissionsPolicy,
  };
}
