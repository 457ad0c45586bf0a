import { cp, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brand } from "../brand.ts";
import { compress } from "./compress.ts";
import { buildFormRenderer } from "./form-renderer.ts";
import { dist, prerendered, previous, published } from "./folders.ts";
import { writeFoundFiles } from "./found-files.ts";
import { readHead, type PageHead } from "./page-head.ts";
import { publishPage, type PublishedPage } from "./page.ts";
import { keepPastAssets } from "./past-assets.ts";
import { buildScripts } from "./scripts.ts";

await setAside();
await cp(prerendered, published, { recursive: true, filter: isMedia });
const scripts = await buildScripts();
const readStyles = (href: string) => readFileSync(join(prerendered, href), "utf8");

const pages: Record<string, Omit<PublishedPage, "html"> & { file: string }> = {};
const heads: PageHead[] = [];
for await (const file of glob("**/*.html", { cwd: prerendered })) {
  const { html, ...hashes } = publishPage(
    await readFile(join(prerendered, file), "utf8"),
    readStyles,
    scripts,
  );
  await mkdir(dirname(join(published, file)), { recursive: true });
  await writeFile(join(published, file), html);
  pages[pathOf(file)] = { file, ...hashes };
  heads.push(readHead(html));
}

const { name, origin, addresses, stores } = brand;
const site = { brand: { name, origin, addresses, stores }, pages };
await writeFile(join(dist, "site.json"), JSON.stringify(site, undefined, 2));
await writeFoundFiles(published, heads);
await buildFormRenderer();
await compress(published);
await keepPastAssets(previous, dist);
await rm(previous, { recursive: true, force: true });

/** Keeps the site that was published before, unless it was left half done. */
async function setAside(): Promise<void> {
  if (existsSync(join(dist, "builds.json"))) {
    await rm(previous, { recursive: true, force: true });
    await rename(dist, previous);
  }
  await rm(dist, { recursive: true, force: true });
}

/** Pages, their styles and data and React Router's client are left out: publishing makes its own of what is needed. */
function isMedia(path: string): boolean {
  return ![".html", ".css", ".js", ".data"].includes(extname(path));
}

function pathOf(file: string): string {
  return `/${file.replace(/\/?index\.html$/, "")}`;
}
