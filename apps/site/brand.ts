import type { InLanguages, Translated, WithEnglish } from "./languages/language.ts";

/**
 * Everything about the product that the site uses, but its look, which is in `theme.ts`: re-branding means editing this file and drawing the pictures for
 * shared links again with `og-pictures`.
 */
export type Brand = {
  /** The product's name in titles, texts and mail. */
  name: string;
  /** The part before "-blacks" in the address of the Black and African landing page: lower case, no spaces. */
  slug: string;
  /** The site's origin, without a trailing slash, for canonical addresses. */
  origin: string;
  /**
   * Mailboxes: `support` receives messages, `security` receives reports of weaknesses,
   * `sender` is the sender of the site's own mail.
   */
  addresses: { support: string; security: string; sender: string };
  stores: Stores;
  /** Opens the app on a phone that has it; without one, the dialogs of emailed links lead to the stores. */
  appLink?: string | undefined;
  /** The Black and African variant: its name, and its own listings in the stores. */
  variant: { name: string; stores: Stores };
  /** Apps that open the site's reset links themselves; empty while there are none. */
  linkedApps: LinkedApps;
  /** What the app costs, in one or two sentences of each language. */
  cost: InLanguages<string>;
  /**
   * The public languages: linked from every page, and indexed. Removing one switches it off: its pages are still built,
   * but not linked, and have `noindex`.
   */
  languages: readonly ["en", ...Translated[]];
  /** The native speaker who has reviewed every text of a language, by name. */
  reviewers: { readonly [language in Translated]?: string };
  /** The two formats of an ad: what their sizes and lowest prices are; nothing is shown where one is left out. */
  adFormats?: { app?: AdFormat; banner?: AdFormat };
  social: { facebook: string; twitter: string; youtube: string; instagram: string; tiktok: string };
  legal: Legal;
  /** A notice above the header of every page, such as an outage or a scam. */
  notice?: Notice;
};

type LinkedApps = {
  /** Each as TEAMID.bundle.identifier. */
  apple: readonly string[];
  /** The package, and the SHA-256 fingerprints of the certificates it is signed with, as AA:BB:… */
  android: readonly { packageName: string; fingerprints: readonly string[] }[];
};

export type Notice = {
  /** What it says; where a language lacks it, its pages have the English words, marked as such. */
  words: WithEnglish<NoticeWords>;
  tone: "info" | "warning";
  /** Where its link leads: an address, or a page's path in English. */
  href?: string;
  /**
   * The last day (UTC) on which it is shown, as 2026-12-24; without one it stays until it is removed. From the next day on
   * our server leaves it out of the pages it serves; on static hosting the next build does.
   */
  until?: string;
};

/** The link's words are left out where it has none. */
type NoticeWords = { title: string; text: string; link?: string };

type AdFormat = {
  /** In digits and units, the same in all languages: "1080 × 1920 px". */
  size?: string;
  /** As a sentence says it: "$200 a week"; a language without it shows no price. */
  priceFrom?: WithEnglish<string>;
};

type Stores = { apple: string; google: string };

/** Who stands behind the legal pages; each is one of `openLegal` until the owner's counsel has given it. */
export type Legal = {
  /** The company that runs the service, by its registered name. */
  company: string;
  /** Its postal address on one line, country included. */
  address: string;
  /** The name or title of the person who receives letters about privacy. */
  privacyOfficer: string;
  /** The affiliated company that members outside the Americas pay, by its registered name. */
  paymentEntity: string;
  /** The body whose rules arbitration follows, with its article: "the …". */
  arbitrationBody: string;
  /** The US states with the three-day right to cancel, as they follow "If you live in": "A, B or C". */
  cancellationStates: string;
};

const name = "Moyo";
const support = "support@moyo.example";
const stores: Stores = {
  apple: "https://apps.apple.com/app/id0000000000",
  google: "https://play.google.com/store/apps/details?id=example.moyo",
};
/** Such as "https://moyo.example/open". */
const appLink: string | undefined = undefined;

/**
 * What the legal pages say until counsel has settled an entry: words that read as text, so that no page shows a gap.
 * `check:brand` lists every entry of `legal` that still holds them.
 */
export const openLegal: Legal = {
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
  legal: {
    company: openLegal.company,
    address: openLegal.address,
    privacyOfficer: openLegal.privacyOfficer,
    paymentEntity: openLegal.paymentEntity,
    arbitrationBody: openLegal.arbitrationBody,
    cancellationStates: openLegal.cancellationStates,
  },
};

/** What the script of emailed links uses: `brand` itself would take half a kilobyte more. */
export const brandOfDialogs: Pick<Brand, "name" | "stores" | "appLink"> & { support: string } = {
  name,
  support,
  stores,
  appLink,
};
