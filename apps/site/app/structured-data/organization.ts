import { brand } from "../../brand.ts";
import type { Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { publicLanguages } from "../messages/public-languages.ts";
import type { Organization, WebSite } from "./vocabulary.ts";

/** Returns the organization that runs the site (https://schema.org/Organization), for the home page. */
export function organization(): Organization {
  return {
    "@type": "Organization",
    name: brand.name,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icon-512.png`,
    sameAs: Object.values(brand.social),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: brand.addresses.support,
      availableLanguage: publicLanguages,
    },
  };
}

/** Returns the site's name (https://schema.org/WebSite), for the home page. */
export function webSite(language: Language): WebSite {
  const url = brand.origin + pathIn(language, "/");
  return { "@type": "WebSite", name: brand.name, url, inLanguage: language };
}
