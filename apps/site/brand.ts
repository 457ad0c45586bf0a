import type { Localized, TranslatedLanguage } from "@matchfront/locales/locales";

/** The same thing in English, and in the other languages that have it. */
export type WithEnglish<T> = Pick<Localized<T>, "en"> & Partial<Localized<T>>;

/**
 * Everything about the product that the site shows, except its look, which is in `theme.ts`.
 * To re-brand, edit this file, then redraw the pictures for shared links with `og-pictures`.
 */
export type Brand = {
  /** The product's name in titles, texts and mail. */
  name: string;
  /** The part before "-blacks" in the address of the Black and African landing page: lower case, no spaces. */
  slug: string;
  /** The site's origin, without a trailing slash, for canonical addresses. */
  origin: string;
  /**
   * Mailboxes: `support` receives messages, `security` receives vulnerability reports, `sender` sends the site's own
   * mail.
   */
  addresses: { support: string; security: string; sender: string };
  stores: Stores;
  /**
   * The provider token of App Store Connect, which is in each campaign link that it makes (`pt`). With it, links to the
   * App Store name the visitor's campaign (`ct`), and App Store Connect shows downloads by campaign.
   */
  appStoreProviderToken?: string | undefined;
  /** The link that opens the app on a phone. Without it, the dialogs of emailed links lead to the stores. */
  appLink?: string | undefined;
  /** The variant for the Black and African audience: its name and its own store listings. */
  variant: { name: string; stores: Stores };
  /** The apps that open the site's reset links themselves. */
  linkedApps: LinkedApps;
  /** The cost of the app, in one or two sentences. A language without them shows the English ones. */
  cost: WithEnglish<string>;
  /**
   * The public languages, which every page links to and search engines index. The pages of other languages are still
   * built, but with `noindex` and without links to them.
   */
  languages: readonly ["en", ...TranslatedLanguage[]];
  /** The name of the native speaker who has reviewed all texts of a language. */
  reviewers: { readonly [language in TranslatedLanguage]?: string };
  /** The sizes and lowest prices of both ad formats. The site omits what is missing here. */
  adFormats?: { app?: AdFormat; banner?: AdFormat };
  social: { facebook: string; twitter: string; youtube: string; instagram: string; tiktok: string };
  legal: Legal;
  /** A notice above the header of every page, such as an outage or a scam. */
  notice?: Notice;
};

type LinkedApps = {
  /** The app IDs, as TEAMID.bundle.identifier. */
  apple: readonly string[];
  /** The package names, with the SHA-256 fingerprints of their signing certificates, as AA:BB:… */
  android: readonly { packageName: string; fingerprints: readonly string[] }[];
};

export type Notice = {
  /** The notice's text. Pages in a language without one show the English text, marked as English. */
  messages: WithEnglish<NoticeMessages>;
  tone: "info" | "warning";
  /** The link's target: a URL, or the English path of a page. */
  href?: string;
  /**
   * The last day (UTC) on which the notice is shown, as 2026-12-24. Default: until it is removed. After that day our
   * server removes the notice from pages; a static host needs a new build.
   */
  until?: string;
};

type NoticeMessages = { title: string; text: string; link?: string };

type AdFormat = {
  /** The size in digits and units, the same in all languages: "1080 × 1920 px". */
  size?: string;
  /** The price as part of a sentence: "$200 a week". A language without one shows no price. */
  priceFrom?: WithEnglish<string>;
};

type Stores = { apple: string; google: string };

/** The legal entities that the legal pages name. Entries equal `legalPlaceholders` until counsel has settled them. */
export type Legal = {
  /** The registered name of the company that runs the service. */
  company: string;
  /** The company's postal address on one line, with the country. */
  address: string;
  /** The name or title of the person who receives letters about privacy. */
  privacyOfficer: string;
  /** The registered name of the affiliated company that members outside the Americas pay. */
  paymentEntity: string;
  /** The arbitration body whose rules apply, with its article: "the …". */
  arbitrationBody: string;
  /** The US states with a three-day right to cancel, as they follow "If you live in": "A, B or C". */
  cancellationStates: string;
};

const name = "Moyo";
const support = "support@moyo.example";
const stores: Stores = {
  apple: "https://apps.apple.com/app/id0000000000",
  google: "https://play.google.com/store/apps/details?id=example.moyo",
};
/** For example "https://moyo.example/open". */
const appLink: string | undefined = undefined;
/** For example "118765432". */
const appStoreProviderToken: string | undefined = undefined;

/**
 * Placeholders of `legal`, worded so that the legal pages still read as text. `check:brand` lists every entry that
 * still has its placeholder.
 */
export const legalPlaceholders: Legal = {
  company: `the company that runs ${name}`,
  address: `Postal address on request from ${support}`,
  privacyOfficer: "The privacy officer",
  paymentEntity: "our payment company",
  arbitrationBody: "an arbitration body",
  cancellationStates: "a US state whose law provides for it",
};

export const brand: Brand = {
  name,
  slug: "moyo",
  origin: "https://moyo.example",
  addresses: {
    support,
    security: "security@moyo.example",
    sender: "website@moyo.example",
  },
  stores,
  appStoreProviderToken,
  appLink,
  variant: {
    name: "Moyo Blacks",
    stores: {
      apple: "https://apps.apple.com/app/id0000000001",
      google: "https://play.google.com/store/apps/details?id=example.moyo.blacks",
    },
  },
  linkedApps: { apple: [], android: [] },
  cost: {
    en: "Free to download, with in-app purchases.",
    fr: "Téléchargement gratuit, avec achats intégrés.",
    pt: "Download gratuito, com compras na app.",
    sw: "Kupakua ni bure; ndani ya app kuna vitu vya kulipia.",
  },
  languages: ["en", "fr", "pt", "sw"],
  reviewers: {},
  social: {
    facebook: "https://www.facebook.com/moyo.example",
    twitter: "https://twitter.com/moyo_example",
    youtube: "https://www.youtube.com/@moyo.example",
    instagram: "https://www.instagram.com/moyo.example",
    tiktok: "https://www.tiktok.com/@moyo.example",
  },
  /** Entries that counsel has settled replace theirs: `company: "Moyo Inc."`. */
  legal: { ...legalPlaceholders },
};

/** The part of the brand that the script of emailed links needs. Importing `brand` would add half a kilobyte. */
export const dialogBrand: Pick<Brand, "name" | "stores" | "appLink"> & { support: string } = {
  name,
  support,
  stores,
  appLink,
};
