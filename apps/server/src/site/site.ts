import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InvalidReply } from "@matchfront/forms";
import { create } from "superstruct";
import { errorText } from "../config/error-text.ts";
import { SetupError } from "../config/setup-error.ts";
import { languageOf, pathIn, type Language } from "../config/languages.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";
import { siteManifest, siteRenderer, type Brand, type Page, type SiteManifest } from "./site-manifest.ts";

/** The built site. */
export interface Site {
  readonly brand: Brand;
  /** Entries of the brand file that are malformed or hold placeholders, such as "addresses.support". */
  readonly openEntries: readonly string[];
  /** Public languages whose translation no named native speaker has reviewed, such as "fr". */
  readonly unreviewedLanguages: readonly string[];
  /** For how many days messages are kept. */
  readonly retention: { readonly messages: number };
  /** Pages by path, without a trailing slash. */
  readonly pages: Readonly<Record<string, Page>>;
  /** The files of `public/` by name, such as "contactus/index.html", in memory. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Renders the form's page in a language, a whole HTML document, with what was typed and what was wrong. */
  readonly renderFormPage: (
    form: string,
    post: InvalidReply<Readonly<Record<string, string>>>,
    language: Language,
  ) => string;
}

/**
 * A page in the language of an address; in English where the site does not have it in that.
 *
 * @param path its path in English
 * @param url the address's path and query
 * @example pageFor(site, "/404", "/fr/nope")?.file; // "fr/404/index.html"
 */
export function pageFor({ pages }: Pick<Site, "pages">, path: string, url: string): Page | undefined {
  return pages[pathIn(languageOf(url), path)] ?? pages[path];
}

/**
 * Reads a built site: `site.json`, `render.js` and the folder `public/`.
 *
 * @param folder absolute path
 * @throws SetupError where the site was not built, or in a format that this server does not know
 */
export async function loadSite(folder: string): Promise<Site> {
  return await readBuild(folder, async () => {
    const manifest = await readManifest(folder);
    const renderer: unknown = await import(pathToFileURL(join(folder, "render.js")).href);
    const { renderFormPage } = create(renderer, siteRenderer);
    return {
      ...manifest,
      files: await readSiteFiles(join(folder, "public")),
      renderFormPage: (...post) => String(renderFormPage(...post)),
    };
  });
}

/**
 * Reads what a built site says of itself, without its files.
 *
 * @param folder absolute path
 * @throws SetupError where the site was not built, or in a format that this server does not know
 */
export async function readSiteManifest(folder: string): Promise<SiteManifest> {
  return await readBuild(folder, () => readManifest(folder));
}

async function readManifest(folder: string): Promise<SiteManifest> {
  return create(JSON.parse(await readFile(join(folder, "site.json"), "utf8")), siteManifest);
}

async function readBuild<Result>(folder: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof SetupError) throw cause;
    throw new SetupError(
      `The site in ${folder} could not be read: ${errorText(cause)}. ` +
        "Build the site first: npm start at the repository's root does. Or set SITE_DIR to a built one.",
      { cause },
    );
  }
}
