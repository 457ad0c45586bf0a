import { array, defaulted, func, integer, min, pattern, record, string, type, type Infer } from "superstruct";

const hash = pattern(string(), /^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/);
const stores = type({ apple: string(), google: string() });
const page = type({ file: string(), scripts: array(hash), styles: array(hash) });

/** `site.json`: the brand, its entries that are still open, and the hashes of each page. */
export const siteManifest = type({
  brand: type({
    name: string(),
    origin: string(),
    addresses: type({ support: string(), security: string(), sender: string() }),
    stores,
    variant: type({ path: string(), stores }),
  }),
  /** Entries of the brand file that are malformed or hold placeholders. */
  openEntries: defaulted(array(string()), []),
  /** Public languages whose translation no named native speaker has reviewed, such as "fr". */
  unreviewedLanguages: defaulted(array(string()), []),
  /** For how many days messages are kept, as the privacy page says. */
  retention: type({ messages: min(integer(), 1) }),
  pages: record(string(), page),
});

/** `render.js`: renders the pages that cannot be prerendered. */
export const siteRenderer = type({ renderFormPage: func() });

/** What a built site says of itself. */
export type SiteManifest = Infer<typeof siteManifest>;

/** The brand behind the site. */
export type Brand = SiteManifest["brand"];

/** A built page: its file below `public/`, and the hashes of its inline scripts and styles. */
export type Page = Infer<typeof page>;
