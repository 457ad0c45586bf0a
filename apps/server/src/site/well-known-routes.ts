import type { FastifyInstance } from "fastify";
import type { Brand } from "./site.ts";

/** The days that security.txt is valid; https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 recommends less than a year. */
const validDays = 180;

/** Adds security.txt (RFC 9116), and the address where password managers send their users. */
export async function wellKnown(app: FastifyInstance): Promise<void> {
  // Not part of the build, since its date would expire while the server runs.
  app.get("/.well-known/security.txt", () => securityText(app.site.brand, new Date()));
  app.get("/.well-known/change-password", (_request, reply) => reply.redirect("/faq#change-password", 303));
}

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
