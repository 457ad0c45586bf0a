import type { FastifyInstance } from "fastify";
import type { Brand } from "./site.ts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";

type Stores = Brand["stores"];

/**
 * Adds `/get`, the address in QR codes. It redirects a phone to its store, and any other device to the download page.
 * The variant and each language have their own `/get`. Only address and device decide the target, so that it is no open
 * redirect (OWASP ASVS 5.0, 3.7.2). A listed campaign (`?c=`) goes along.
 */
export async function storeRedirect(app: FastifyInstance): Promise<void> {
  const { visits } = app;
  const { stores, variant, appStoreProviderToken: token } = app.site.brand;
  for (const language of languages) {
    const path = (english: string) => pathIn(language, english);
    addRedirect(path("/get"), stores, path("/download"), "#stores");
    addRedirect(path(`${variant.path}/get`), variant.stores, path(variant.path));
  }

  function addRedirect(path: string, toStores: Stores, elsewhere: string, fragment = ""): void {
    app.get(path, (request, reply) => {
      const campaign = visits.campaignOf(request);
      const store = storeOf(request.headers["user-agent"] ?? "");
      visits.count(request, "redirect", store ?? "none");
      const page = `${elsewhere}${campaign && `?c=${campaign}`}${fragment}`;
      const target = store ? withCampaign(toStores[store], store, campaign) : page;
      return reply.header("vary", "user-agent").redirect(target, 302);
    });
  }

  function withCampaign(address: string, store: keyof Stores, campaign: string): string {
    if (!campaign || (store === "apple" && !token)) return address;
    const google = { referrer: `utm_source=${campaign}&utm_campaign=${campaign}` };
    const query = new URLSearchParams(store === "google" ? google : { pt: token, ct: campaign });
    return `${address}${address.includes("?") ? "&" : "?"}${query}`;
  }
}

function storeOf(userAgent: string): keyof Stores | undefined {
  if (/android/i.test(userAgent)) return "google";
  return /iPhone|iPad|iPod/.test(userAgent) ? "apple" : undefined;
}
