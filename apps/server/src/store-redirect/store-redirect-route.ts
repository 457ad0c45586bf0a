import type { FastifyInstance } from "fastify";
import type { Brand } from "../built-site/site-manifest.ts";

/**
 * Adds `/get`, the address in QR codes: it redirects a phone to its own store, and anything else to the stores and the
 * QR code on the download page, whose button leads here. Only the kind of device decides the target, so it is no open
 * redirect (OWASP ASVS 5.0, 3.7.2).
 */
export function addStoreRedirect(app: FastifyInstance, stores: Brand["stores"]): void {
  app.get("/get", (request, reply) => {
    const target = storeOf(request.headers["user-agent"] ?? "", stores) ?? "/download#stores";
    return reply.header("vary", "user-agent").redirect(target, 302);
  });
}

function storeOf(userAgent: string, { apple, google }: Brand["stores"]): string | undefined {
  if (/android/i.test(userAgent)) return google;
  return /iPhone|iPad|iPod/.test(userAgent) ? apple : undefined;
}
