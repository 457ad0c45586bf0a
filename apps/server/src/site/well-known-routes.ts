import type { FastifyInstance } from "fastify";
import type { Brand } from "./site-manifest.ts";

/** How long security.txt is valid, in days; https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 recommends less than a year. */
const validDays = 180;

/**
 * Adds the well-known addresses that are no files: where to report a vulnerability (RFC 9116), and where a password
 * manager sends its user to change the password (https://w3c.github.io/webappsec-change-password-url/).
 */
export function addWellKnown(app: FastifyInstance, brand: Brand): void {
  app.get("/.well-known/security.txt", () => securityText(brand, new Date()));
  app.get("/.well-known/change-password", (_request, reply) => reply.redirect("/faq#change-password", 303));
}

/** Generated for each request, since a date from the build could expire while the server runs. */
function securityText({ origin, addresses }: Brand, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  const lines = [
    `Contact: mailto:${addresses.security}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security`,
  ];
  return `${lines.join("\n")}\n`;
}
