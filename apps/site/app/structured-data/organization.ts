import { brand } from "../../brand.ts";
import type { Organization } from "./vocabulary.ts";

/**
 * Who stands behind the site (https://schema.org/Organization), for its home page.
 *
 * @example pageMeta({ title, description, path: "/", structuredData: [organization()] });
 */
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
      availableLanguage: "en",
    },
  };
}
