import { facts } from "@matchfront/locales/facts";
import { answerText, type Help } from "@matchfront/locales/help";
import { defaultLanguage, type Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import type { BreadcrumbList, FAQPage, MobileApplication, Organization, Question, WebSite } from "schema-dts";
import { brand, type Brand } from "../../brand.ts";
import { publicLanguages } from "../messages/public-languages.ts";

export const organization = (): Organization => ({
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
});

export const webSite = (language: Language): WebSite => ({
  "@type": "WebSite",
  name: brand.name,
  url: brand.origin + pathIn(language, "/"),
  inLanguage: language,
});

type Landing = { app: Pick<Brand, "name" | "stores">; description: string; path: string };

/** Rating and languages are unknown, so it has neither. */
export const mobileApplication = ({ app, description, path }: Landing): MobileApplication => ({
  "@type": "MobileApplication",
  name: app.name,
  description,
  url: brand.origin + path,
  applicationCategory: "SocialNetworkingApplication",
  operatingSystem: `${facts.systems.ios}, ${facts.systems.android}`,
  installUrl: [app.stores.apple, app.stores.google],
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
});

export const faqPage = ({ categories }: Help, path: string): FAQPage => ({
  "@type": "FAQPage",
  inLanguage: defaultLanguage,
  mainEntity: categories
    .flatMap(({ questions }) => questions)
    .map(({ id, question, answer }): Question => ({
      "@type": "Question",
      name: question,
      url: `${brand.origin}${path}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: answerText(answer) },
    })),
});

export const breadcrumbList = (title: string, path: string, home: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: brand.name, item: brand.origin + home },
    { "@type": "ListItem", position: 2, name: title, item: brand.origin + path },
  ],
});
