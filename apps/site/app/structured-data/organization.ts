import { brand } from "../../brand.ts";
import { pathIn, type Language } from "../../languages/language.ts";
import { publicLanguages } from "../words/public-languages.ts";
import type { Organization, WebSite } from "./vocabulary.ts";

/** The organization behind the site (https://schema.org/Organization), for its home page. */
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

/** The site's name (https://schema.org/WebSite), for its home page. */
export function webSite(language: Language): WebSite {
  const url = brand.origin + pathIn(language, "/");
  return { "@type": "WebSite", name: brand.name, url, inLanguage: language };
}
