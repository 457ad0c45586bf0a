import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Features that no page of the site uses. Only names that Chromium knows: it warns of others in its console. */
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

/** For a plain-text response for which no hook runs. */
export const plainTextHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "content-type": "text/plain; charset=utf-8",
  "x-content-type-options": "nosniff",
};

/**
 * Adds the security headers to every response (OWASP ASVS 5.0, 3.4), and forbids caching. Pages and files replace the
 * content security policy and the cache headers with their own.
 *
 * @param isHttps whether visitors reach the site over https: only then is it required
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
