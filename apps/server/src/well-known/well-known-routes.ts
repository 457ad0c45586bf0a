import type { FastifyInstance } from "fastify";
import type { Brand } from "../built-site/site-manifest.ts";

/** How long what security.txt says is good for, in days; https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 wants less than a year. */
const securityDays = 180;

/**
 * Adds the well-known addresses that no file can answer: where to report a weakness (RFC 9116), and where a
 * password manager sends its user to change the password (https://w3c.github.io/webappsec-change-password-url/).
 *
 * @example addWellKnown(app, site.brand);
 */
export function addWellKnown(app: FastifyInstance, brand: Brand): void {
  app.get("/.well-known/security.txt", () => securityText(brand, new Date()));
  app.get("/.well-known/change-password", (_request, reply) => reply.redirect("/faq#change-password", 303));
}

/** It is written anew for each reader, since a date set by the build would pass while a server runs on. */
function securityText({ origin, addresses }: Brand, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + securityDays);
  const lines = [
    `Contact: mailto:${addresses.security}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security`,
  ];
  return `${lines.join("\n")}\n`;
}
