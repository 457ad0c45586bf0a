import type { FastifyInstance } from "fastify";
import type { Brand } from "../built-site/site-manifest.ts";

/**
 * Adds `/get`, the address in QR codes: it sends a phone to its own store, and anything else to the stores
 * and the code on the download page, whose own button leads here. Nothing of the request decides where to but the kind of device, so it is no open redirect
 * (OWASP ASVS 5.0, 3.7.2).
 *
 * @example addStoreRedirect(app, site.brand.stores);
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
