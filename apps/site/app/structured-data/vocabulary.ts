/** The part of https://schema.org that the pages use. `vocabulary.json` has the same for tests. */
export type Thing = Organization | WebSite | MobileApplication | FaqPage | BreadcrumbList;

export type Organization = {
  "@type": "Organization";
  name: string;
  url: string;
  logo: string;
  sameAs: string[];
  contactPoint: {
    "@type": "ContactPoint";
    contactType: string;
    email: string;
    availableLanguage: readonly string[];
  };
};

export type WebSite = { "@type": "WebSite"; name: string; url: string; inLanguage: string };

export type MobileApplication = {
  "@type": "MobileApplication";
  name: string;
  description: string;
  url: string;
  applicationCategory: string;
  operatingSystem: string;
  installUrl: string[];
  offers: { "@type": "Offer"; price: string; priceCurrency: string };
};

export type FaqPage = {
  "@type": "FAQPage";
  inLanguage: string;
  mainEntity: {
    "@type": "Question";
    name: string;
    url: string;
    acceptedAnswer: { "@type": "Answer"; text: string };
  }[];
};

export type BreadcrumbList = {
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
};
