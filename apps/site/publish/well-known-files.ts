import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brand } from "../brand.ts";
import { appAssociation } from "./app-association.ts";
import type { PageHead } from "./page-head.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

const icons = [
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
];

/**
 * Writes what search engines, browsers and phones ask for by a fixed name: robots, sitemap, icons, app association.
 *
 * @param folder the folder that is served
 * @param heads the heads of all pages
 * @example await writeFoundFiles("dist/public", [readHead(html)]);
 */
export async function writeFoundFiles(folder: string, heads: readonly PageHead[]): Promise<void> {
  const wellKnown = Object.entries(appAssociation(brand.linkedApps));
  const files = {
    "robots.txt": robots(brand.origin),
    "sitemap.xml": sitemap(heads),
    ...Object.fromEntries(wellKnown.map(([name, text]) => [`.well-known/${name}`, text])),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  for (const icon of icons) {
    await cp(fileURLToPath(import.meta.resolve(`@matchfront/ui/marks/${icon}`)), join(folder, icon));
  }
}
