import { expect, test } from "vitest";
import { legalPlaceholders, type Brand, type Notice } from "../brand.ts";
import { validateBrand } from "./validate-brand.ts";

const brand: Brand = {
  name: "Ubuntu Hearts",
  slug: "ubuntu-hearts",
  origin: "https://www.ubuntuhearts.com",
  addresses: { support: "help@uh.com", security: "security@uh.com", sender: "web@uh.com" },
  stores: {
    apple: "https://apps.apple.com/us/app/uh/id1234567890",
    google: "https://play.google.com/store/apps/details?id=com.uh",
  },
  appStoreProviderToken: "118765432",
  appLink: "https://www.ubuntuhearts.com/open",
  variant: {
    name: "Ubuntu Hearts Blacks",
    stores: {
      apple: "https://apps.apple.com/app/id1234567891",
      google: "https://play.google.com/store/apps/details?id=com.uh.blacks",
    },
  },
  linkedApps: {
    apple: ["ABCDE12345.com.uh"],
    android: [{ packageName: "com.uh", fingerprints: [Array.from({ length: 32 }, () => "0A").join(":")] }],
  },
  cost: { en: "Free to download.", fr: "Gratuit.", pt: "Gratuito.", sw: "Bure." },
  languages: ["en"],
  reviewers: {},
  social: {
    facebook: "https://www.facebook.com/uh",
    twitter: "https://twitter.com/uh",
    youtube: "https://www.youtube.com/@uh",
    instagram: "https://www.instagram.com/uh",
    tiktok: "https://www.tiktok.com/@uh",
  },
  legal: {
    company: "Ubuntu Hearts Inc.",
    address: "1 Main Street, Dallas, TX 75001, USA",
    privacyOfficer: "The Privacy Officer",
    paymentEntity: "Ubuntu Hearts Payments Ltd.",
    arbitrationBody: "the American Arbitration Association",
    cancellationStates: "California or Ohio",
  },
};

const notice: Notice = { messages: { en: { title: "Late", text: "…" } }, tone: "info" };

test("a brand that is filled in has no issue", () => {
  expect(validateBrand(brand)).toEqual([]);
});

test.each<[string, Partial<Brand>]>([
  ["name", { name: "" }],
  ["appStoreProviderToken", { appStoreProviderToken: "pt=118765432" }],
  ["appLink", { appLink: "open" }],
  ["cost.sw", { cost: { ...brand.cost, sw: "" } }],
  ["notice.until", { notice: { ...notice, until: "Friday" } }],
  [
    "notice.messages.sw.text",
    { notice: { ...notice, messages: { ...notice.messages, sw: { title: "Baadaye", text: "" } } } },
  ],
  ["notice.messages.en.link", { notice: { ...notice, href: "/faq" } }],
  ["adFormats.app.priceFrom.en", { adFormats: { app: { priceFrom: { en: "" } } } }],
  ["slug", { slug: "Ubuntu Hearts" }],
  ["slug", { slug: "ubuntu-" }],
  ["origin", { origin: "http://www.ubuntuhearts.com" }],
  ["origin", { origin: "https://www.ubuntuhearts.com/" }],
  ["origin", { origin: "https://ubuntu.example" }],
  ["addresses.support", { addresses: { ...brand.addresses, support: "help.uh.com" } }],
  ["addresses.sender", { addresses: { ...brand.addresses, sender: "Web <web@uh.com>" } }],
  ["addresses.security", { addresses: { ...brand.addresses, security: "security@uh.example" } }],
  ["stores.apple", { stores: { ...brand.stores, apple: "https://apps.apple.com/app/id0000000000" } }],
  ["stores.apple", { stores: { ...brand.stores, apple: "https://example.com/app/id12" } }],
  ["stores.google", { stores: { ...brand.stores, google: "https://play.google.com/store" } }],
  [
    "stores.google",
    { stores: { ...brand.stores, google: "https://play.google.com/store/apps/details?id=example.uh" } },
  ],
  ["social.twitter", { social: { ...brand.social, twitter: "@uh" } }],
  ["social.tiktok", { social: { ...brand.social, tiktok: "https://www.tiktok.com/@uh.example" } }],
  ["social.twitter", { social: { ...brand.social, twitter: "https://twitter.com/uh_example" } }],
  ["legal.company", { legal: { ...brand.legal, company: "[Company name]" } }],
  ["linkedApps.apple.0", { linkedApps: { apple: ["com.uh"], android: [] } }],
  [
    "linkedApps.android.0.fingerprints.0",
    { linkedApps: { apple: [], android: [{ packageName: "com.uh", fingerprints: ["0A:0B"] }] } },
  ],
])("%s is an issue in %j", (entry, change) => {
  expect(validateBrand({ ...brand, ...change }).map((issue) => issue.entry)).toEqual([entry]);
});

test("a language that is public has its cost, notice and prices; the others may lack them", () => {
  const said: Partial<Brand> = {
    cost: { en: "Free to download." },
    notice,
    adFormats: { banner: { priceFrom: { en: "$9" } } },
  };
  expect(validateBrand({ ...brand, ...said })).toEqual([]);
  const issues = validateBrand({ ...brand, ...said, languages: ["en", "pt"] });
  expect(issues.map((issue) => issue.entry)).toEqual([
    "cost.pt",
    "notice.messages.pt.title",
    "notice.messages.pt.text",
    "adFormats.banner.priceFrom.pt",
  ]);
});

test.each(Object.entries(legalPlaceholders))("legal.%s is open while it reads “%s”", (entry, text) => {
  const issues = validateBrand({ ...brand, legal: { ...brand.legal, [entry]: text } });
  expect(issues.map((issue) => issue.entry)).toEqual([`legal.${entry}`]);
});
