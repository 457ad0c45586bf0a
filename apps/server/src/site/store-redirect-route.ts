import type { FastifyInstance } from "fastify";
import type { Brand } from "./site.ts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";

/**
 * Adds `/get`, the address in QR codes. It redirects a phone to its store, and any other device to the download page.
 * The variant and each language have their own `/get`. Only address and device decide the target, so that it is no open
 * redirect (OWASP ASVS 5.0, 3.7.2).
 */
export async function storeRedirect(app: FastifyInstance): Promise<void> {
  const { stores, variant } = app.site.brand;
  for (const language of languages) {
    const path = (english: string) => pathIn(language, english);
    addRedirect(path("/get"), stores, path("/download#stores"));
    addRedirect(path(`${variant.path}/get`), variant.stores, path(variant.path));
  }

  function addRedirect(path: string, toStores: Brand["stores"], elsewhere: string): void {
    app.get(path, (request, reply) => {
      const target = storeOf(request.headers["user-agent"] ?? "", toStores) ?? elsewhere;
      return reply.header("vary", "user-agent").redirect(target, 302);
    });
  }
}

function storeOf(userAgent: string, { apple, google }: Brand["stores"]): string | undefined {
  if (/android/i.test(userAgent)) return google;
  return /iPhone|iPad|iPod/.test(userAgent) ? apple : undefined;
}
