import { legalPlaceholders, type Brand, type Notice, type WithEnglish } from "../brand.ts";
import { appStoreId } from "../app/shell/app-store-id.ts";

export type BrandIssue = { entry: string; value: string; expected: string };

type Rule = { accepts: (value: string) => boolean; expected: string };

const packageName = String.raw`[a-z]\w*(?:\.[a-z]\w*)+`;
const rules = {
  text: { accepts: (value) => value.trim() === value && value !== "", expected: "a text" },
  slug: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case letters and digits, with single hyphens between"),
  origin: matching(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, "https:// and a host, without a slash at its end"),
  address: matching(/^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/, "one email address"),
  apple: {
    accepts: (value) => appStoreId(value) !== undefined,
    expected: "https://apps.apple.com/…/id and the app's number",
  },
  google: matching(
    new RegExp(String.raw`^https://play\.google\.com/store/apps/details\?id=${packageName}$`, "i"),
    "https://play.google.com/store/apps/details?id= and the app's package",
  ),
  digits: matching(/^\d+$/, "digits, as after pt= in a campaign link of App Store Connect"),
  appLink: matching(/^[a-z][\w+.-]*:\/\/\S+$/, "an address that opens the app, such as https://…/open"),
  day: {
    accepts: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
    expected: "a day, such as 2026-12-24",
  },
  page: matching(/^https:\/\/[\w.-]+\/\S+$/, "the https:// address of a page"),
  appleApp: matching(/^[A-Z0-9]{10}\.[\w-]+(?:\.[\w-]+)+$/, "TEAMID.bundle.identifier"),
  package: matching(new RegExp(`^${packageName}$`, "i"), "the app's package"),
  fingerprint: matching(/^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/, "a SHA-256 fingerprint, as AA:BB:…"),
} as const satisfies Record<string, Rule>;

/** Placeholders of a brand file that its owner has not filled in; the words that stand for a name are `legalPlaceholders`. */
const placeholder = /^\[.*\]$|[@./_]example(?:\.|$|\/)|=example\.|\bid0\d*$/;
const openWords = new Set(Object.values(legalPlaceholders));

export function validateBrand(brand: Brand): BrandIssue[] {
  return entriesOf(brand).flatMap(([entry, value, rule]) => {
    if (value === undefined) return [];
    const { accepts, expected } = rules[rule];
    const isOpen = placeholder.test(value) || openWords.has(value);
    if (isOpen) return [{ entry, value, expected: `${expected}, no placeholder` }];
    return accepts(value) ? [] : [{ entry, value, expected }];
  });
}

type Entry = [entry: string, value: string | undefined, rule: keyof typeof rules];

const group = (name: string, values: object, rule: Entry[2]) =>
  Object.entries(values).map(([key, value]): Entry => [`${name}.${key}`, String(value), rule]);

function entriesOf({ stores, variant, linkedApps, ...brand }: Brand): Entry[] {
  /** What each public language has, and whatever others have. */
  const inPublic = <Thing>(said: WithEnglish<Thing>, missing: Thing) => ({
    ...Object.fromEntries(brand.languages.map((language) => [language, missing])),
    ...said,
  });
  const noticeEntries = ({ messages, href, until }: Notice): Entry[] => [
    ...Object.entries(inPublic(messages, { title: "", text: "" })).flatMap(([language, said]) =>
      group(`notice.messages.${language}`, { ...(href && { link: "" }), ...said }, "text"),
    ),
    ["notice.until", until, "day"],
  ];
  return [
    ["name", brand.name, "text"],
    ["slug", brand.slug, "slug"],
    ["origin", brand.origin, "origin"],
    ...group("addresses", brand.addresses, "address"),
    ["stores.apple", stores.apple, "apple"],
    ["stores.google", stores.google, "google"],
    ["appStoreProviderToken", brand.appStoreProviderToken, "digits"],
    ["appLink", brand.appLink, "appLink"],
    ["variant.name", variant.name, "text"],
    ["variant.stores.apple", variant.stores.apple, "apple"],
    ["variant.stores.google", variant.stores.google, "google"],
    ...group("cost", inPublic(brand.cost, ""), "text"),
    ...(brand.notice ? noticeEntries(brand.notice) : []),
    ...Object.entries(brand.adFormats ?? {}).flatMap(([format, { priceFrom }]) =>
      priceFrom ? group(`adFormats.${format}.priceFrom`, inPublic(priceFrom, ""), "text") : [],
    ),
    ...group("social", brand.social, "page"),
    ...group("legal", brand.legal, "text"),
    ...group("linkedApps.apple", linkedApps.apple, "appleApp"),
    ...linkedApps.android.flatMap((app, index): Entry[] => [
      [`linkedApps.android.${index}.packageName`, app.packageName, "package"],
      ...group(`linkedApps.android.${index}.fingerprints`, app.fingerprints, "fingerprint"),
    ]),
  ];
}

function matching(form: RegExp, expected: string): Rule {
  return { accepts: (value) => form.test(value), expected };
}
