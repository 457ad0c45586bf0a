import type { FastifyInstance } from "fastify";
import type { Brand } from "./site-manifest.ts";
import { languages, pathIn } from "../config/languages.ts";

/**
 * Adds `/get`, the address in QR codes: it redirects a phone to its own store, and anything else to the stores and the
 * QR code on the download page, whose button leads here. The variant has a `/get` of its own below its page, and each
 * language its own of both, such as `/fr/get`, which leads to pages in that language. Only the address's language and
 * the kind of device decide the target, so it is no open redirect (OWASP ASVS 5.0, 3.7.2).
 */
export function addStoreRedirect(app: FastifyInstance, brand: Pick<Brand, "stores" | "variant">): void {
  const { variant } = brand;
  for (const language of languages) {
    const path = (english: string) => pathIn(language, english);
    addRedirect(path("/get"), brand.stores, path("/download#stores"));
    addRedirect(path(`${variant.path}/get`), variant.stores, path(variant.path));
  }

  function addRedirect(path: string, stores: Brand["stores"], elsewhere: string): void {
    app.get(path, (request, reply) => {
      const target = storeOf(request.headers["user-agent"] ?? "", stores) ?? elsewhere;
      return reply.header("vary", "user-agent").redirect(target, 302);
    });
  }
}

function storeOf(userAgent: string, { apple, google }: Brand["stores"]): string | undefined {
  if (/android/i.test(userAgent)) return google;
  return /iPhone|iPad|iPod/.test(userAgent) ? apple : undefined;
}
