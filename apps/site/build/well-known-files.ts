import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brand, type Brand } from "../brand.ts";
import { languages, type Language } from "@matchfront/locales/locales";
import { alternates, pathIn } from "@matchfront/locales/routing";
import { publicLanguages } from "../app/messages/public-languages.ts";
import { markOf, theme } from "./theme-plugin.ts";

const icons = [
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
];

const pageColor = theme.palette[theme.roles.page.light];

/** The web app manifest, for the home screens of phones (https://www.w3.org/TR/appmanifest/). */
const webManifest = {
  id: "/",
  name: brand.name,
  short_name: brand.name,
  start_url: "/",
  display: "browser",
  lang: "en",
  background_color: pageColor,
  theme_color: pageColor,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  related_applications: [
    { platform: "play", url: brand.stores.google },
    { platform: "itunes", url: brand.stores.apple },
  ],
  prefer_related_applications: false,
};

export type ListedPage = {
  /** In English. */
  path: string;
  language: Language;
  /** The day on which its text last changed. */
  modified: string | undefined;
};

export async function writeWellKnownFiles(folder: string, pages: readonly ListedPage[]): Promise<void> {
  const files = {
    "manifest.webmanifest": JSON.stringify(webManifest),
    "robots.txt": robots(brand.origin),
    "sitemap.xml": sitemap(brand.origin, pages),
    ...appAssociation(brand.linkedApps),
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
 * Returns the rules for robots (https://www.rfc-editor.org/rfc/rfc9309), which exclude calls only. Robots must read
 * pages at emailed links to see that they must not index them.
 */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Returns the sitemap (https://www.sitemaps.org/protocol.html), with the addresses of pages in other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function sitemap(origin: string, pages: readonly ListedPage[]): string {
  const entries = pages.map(({ path, language, modified }) => {
    const address = origin + pathIn(language, path);
    const others = alternates(path, publicLanguages).map(
      ([other, otherPath]) =>
        `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${otherPath}"/>`,
    );
    const day = modified ? `<lastmod>${modified}</lastmod>` : "";
    return [address, `<url><loc>${address}</loc>${day}${others.join("")}</url>`] as const;
  });
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${publicLanguages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}>`,
    ...sorted,
    "</urlset>\n",
  ].join("\n");
}

/**
 * Returns the files that let the apps open the site's reset links in every language: Apple's
 * (https://developer.apple.com/documentation/xcode/supporting-associated-domains) and Google's
 * (https://developers.google.com/digital-asset-links/v1/getting-started). None without apps.
 */
export function appAssociation({ apple, android }: Brand["linkedApps"]): Record<string, string> {
  const components = languages.map((language) => ({ "/": pathIn(language, "/resetPhoneNumber/*") }));
  const statements = android.map(({ packageName, fingerprints }) => ({
    relation: ["delegate_permission/common.handle_all_urls"],
    target: { namespace: "android_app", package_name: packageName, sha256_cert_fingerprints: fingerprints },
  }));
  return {
    ...(apple.length > 0 && {
      ".well-known/apple-app-site-association": json({
        applinks: { details: [{ appIDs: apple, components }] },
      }),
    }),
    ...(statements.length > 0 && { ".well-known/assetlinks.json": json(statements) }),
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
