import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What no page of the site does. Only names that Chromium knows: it complains of others in its console. */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(", ");

/** Enough for an answer of plain text that no hook has seen. */
export const plainAnswerHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "content-type": "text/plain; charset=utf-8",
  "x-content-type-options": "nosniff",
};

/**
 * Puts the security headers on every answer (OWASP ASVS 5.0, 3.4), and forbids to store it. Where an answer
 * is a page or a file, what serves it replaces the content security policy and the cache's orders.
 *
 * @param isHttps whether visitors reach the site over https: only then may it insist on it
 * @example await addSecurityHeaders(app, true);
 */
export async function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
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
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    reply.header("permissions-policy", permissionsPolicy);
  });
}
