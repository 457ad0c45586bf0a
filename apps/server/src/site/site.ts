import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InvalidReply } from "@matchfront/forms";
import * as s from "superstruct";
import { errorText, SetupError } from "../config/errors.ts";
import { plainText } from "@matchfront/locales/emailed-link";
import type { Language } from "@matchfront/locales/locales";
import { languageOf, pathIn } from "@matchfront/locales/routing";
import { fillPage, placeholdersOf } from "./fill-pages.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";

export interface Site extends SiteManifest {
  /** The files of `public/` by name, such as "contactus/index.html", in memory. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly renderFormPage: (
    form: string,
    post: InvalidReply<Readonly<Record<string, string>>>,
    language: Language,
  ) => string;
}

/** Returns a page in the language of an address, or in English if the site lacks it in that language. */
export function pageFor({ pages }: Pick<Site, "pages">, path: string, url: string): Page | undefined {
  return pages[pathIn(languageOf(url), path)] ?? pages[path];
}

/** Returns the path of the page that an address means, also in capitals, with slashes, its file or `/en`. */
export function normalizePath(url: string): string {
  const path = plainText(url.replace(/\?.*/s, "")).toLowerCase().replaceAll(/\/+/g, "/");
  return path.replace(/\/(?:index\.html)?$/, "").replace(/^\/en(?=\/|$)/, "") || "/";
}

export async function loadSite(folder: string): Promise<Site> {
  return await readBuild(folder, async () => {
    const manifest = await readSiteManifest(folder);
    const renderer: unknown = await import(pathToFileURL(join(folder, "render.js")).href);
    const { renderFormPage } = s.create(renderer, siteRenderer);
    return {
      ...manifest,
      files: await readSiteFiles(join(folder, "public")),
      renderFormPage: (...post) => fillPage(String(renderFormPage(...post)), placeholdersOf("", new Date())),
    };
  });
}

export async function readSiteManifest(folder: string): Promise<SiteManifest> {
  return await readBuild(folder, async () =>
    s.create(JSON.parse(await readFile(join(folder, "site.json"), "utf8")), siteManifest),
  );
}

async function readBuild<Result>(folder: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof SetupError) throw cause;
    const message = `The site in ${folder} could not be read: ${errorText(cause)}.`;
    throw new SetupError(`${message} Build the site with npm start, or set SITE_DIR to a built one.`, {
      cause,
    });
  }
}

const hash = s.pattern(s.string(), /^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/);
const stores = s.type({ apple: s.string(), google: s.string() });
const page = s.type({ file: s.string(), scripts: s.array(hash), styles: s.array(hash) });

const siteManifest = s.type({
  brand: s.type({
    name: s.string(),
    origin: s.string(),
    addresses: s.type({ support: s.string(), security: s.string(), sender: s.string() }),
    stores,
    /** Of App Store Connect, so that it knows the campaigns of downloads. */
    appStoreProviderToken: s.defaulted(s.string(), ""),
    variant: s.type({ path: s.string(), stores }),
  }),
  /** Entries of the brand file that are malformed or placeholders, such as "addresses.support". */
  openEntries: s.defaulted(s.array(s.string()), []),
  /** Public languages without a named reviewer, such as "fr". */
  unreviewedLanguages: s.defaulted(s.array(s.string()), []),
  /** The days that messages are kept, as the privacy page says. */
  retention: s.type({ messages: s.min(s.integer(), 1) }),
  pages: s.record(s.string(), page),
});

/** The exports of `render.js`, which renders the pages that cannot be prerendered. */
const siteRenderer = s.type({ renderFormPage: s.func() });

export type SiteManifest = s.Infer<typeof siteManifest>;
export type Brand = SiteManifest["brand"];
/** A built page: its file below `public/`, and the hashes of its inline scripts and styles. */
export type Page = s.Infer<typeof page>;
