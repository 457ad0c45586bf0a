import { array, defaulted, func, integer, min, pattern, record, string, type, type Infer } from "superstruct";

const hash = pattern(string(), /^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/);
const stores = type({ apple: string(), google: string() });
const page = type({ file: string(), scripts: array(hash), styles: array(hash) });

/** The format of `site.json`. */
export const siteManifest = type({
  brand: type({
    name: string(),
    origin: string(),
    addresses: type({ support: string(), security: string(), sender: string() }),
    stores,
    variant: type({ path: string(), stores }),
  }),
  /** Entries of the brand file that are malformed or placeholders, such as "addresses.support". */
  openEntries: defaulted(array(string()), []),
  /** Public languages without a named reviewer, such as "fr". */
  unreviewedLanguages: defaulted(array(string()), []),
  /** The days that messages are kept, as the privacy page says. */
  retention: type({ messages: min(integer(), 1) }),
  /** Pages by path, without a trailing slash. */
  pages: record(string(), page),
});

/** The exports of `render.js`, which renders the pages that cannot be prerendered. */
export const siteRenderer = type({ renderFormPage: func() });

export type SiteManifest = Infer<typeof siteManifest>;
export type Brand = SiteManifest["brand"];
/** A built page: its file below `public/`, and the hashes of its inline scripts and styles. */
export type Page = Infer<typeof page>;
