import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brand, type Brand } from "../brand.ts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import type { Alternate, PageHead } from "./html.ts";
import { markOf } from "./theme-in-use.ts";

const icons = [
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
];

/**
 * Writes what search engines, browsers and phones request by a well-known name: robots, sitemap, icons, app
 * association.
 *
 * @param folder the folder that is served
 * @param heads the heads of all pages
 */
export async function writeWellKnownFiles(folder: string, heads: readonly PageHead[]): Promise<void> {
  const associations = Object.entries(appAssociation(brand.linkedApps));
  const files = {
    "robots.txt": robots(brand.origin),
    "sitemap.xml": sitemap(heads),
    ...Object.fromEntries(associations.map(([name, text]) => [`.well-known/${name}`, text])),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  for (const icon of icons) {
    const file = markOf(icon);
    await cp(isAbsolute(file) ? file : fileURLToPath(import.meta.resolve(file)), join(folder, icon));
  }
}

/**
 * What robots may fetch (https://www.rfc-editor.org/rfc/rfc9309): everything but calls. What they may not fetch they
 * may still list: an address with a token is open to them, and says itself that it is not to be listed.
 */
export function robots(origin: string): string {
  const closed = ["/admin/", "/api/"];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Returns the list of pages for search engines (https://www.sitemaps.org/protocol.html): each page that has a canonical
 * address, with the day of its text if it shows one, and its addresses in other languages, as its own head has them
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function sitemap(heads: readonly PageHead[]): string {
  const indexed = heads.flatMap(({ canonical, meta, alternates }) => {
    if (!canonical) return [];
    return [{ address: canonical, modified: meta.get("article:modified_time"), alternates }];
  });
  const isInLanguages = indexed.some(({ alternates }) => alternates.length > 0);
  const entries = indexed.toSorted((a, b) => (a.address < b.address ? -1 : 1)).map(sitemapEntry);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isInLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}>`,
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

type SitemapEntry = { address: string; modified: string | undefined; alternates: readonly Alternate[] };

function sitemapEntry({ address, modified, alternates }: SitemapEntry): string {
  const others = alternates.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${inXml(other.address)}"/>`,
  );
  const day = modified ? `<lastmod>${modified}</lastmod>` : "";
  return `<url><loc>${inXml(address)}</loc>${day}${others.join("")}</url>`;
}

const inXml = (address: string) => address.replaceAll("&", "&amp;");

/**
 * The files that let the apps open the site's reset links themselves, in every language: Apple's
 * (https://developer.apple.com/documentation/xcode/supporting-associated-domains) and Google's
 * (https://developers.google.com/digital-asset-links/v1/getting-started). Empty without apps.
 *
 * @returns each file's text by its name below `.well-known/`
 */
export function appAssociation({ apple, android }: Brand["linkedApps"]): Record<string, string> {
  const components = languages.map((language) => ({ "/": pathIn(language, "/resetPhoneNumber/*") }));
  const statements = android.map(({ packageName, fingerprints }) => ({
    relation: ["delegate_permission/common.handle_all_urls"],
    target: { namespace: "android_app", package_name: packageName, sha256_cert_fingerprints: fingerprints },
  }));
  return {
    ...(apple.length > 0 && {
      "apple-app-site-association": json({ applinks: { details: [{ appIDs: apple, components }] } }),
    }),
    ...(statements.length > 0 && { "assetlinks.json": json(statements) }),
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
