import { brand, type Brand } from "../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import type { MobileApplication } from "./vocabulary.ts";

type Landing = {
  app: Pick<Brand, "name" | "stores">;
  description: string;
  path: string;
};

/**
 * Returns an app's entry for its landing page (https://schema.org/MobileApplication). Rating and languages are
 * unknown, so it has neither.
 */
export function mobileApplication({ app, description, path }: Landing): MobileApplication {
  return {
    "@type": "MobileApplication",
    name: app.name,
    description,
    url: brand.origin + path,
    applicationCategory: "SocialNetworkingApplication",
    operatingSystem: `${facts.systems.ios}, ${facts.systems.android}`,
    installUrl: [app.stores.apple, app.stores.google],
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  };
}
