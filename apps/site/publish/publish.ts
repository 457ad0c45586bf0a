import { existsSync, globSync, readFileSync } from "node:fs";
import { cp, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { pageScripts } from "../app/islands/page-scripts.ts";
import { variantPath } from "../app/shell/paths.ts";
import { brand } from "../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { unreviewedLanguages } from "../app/messages/public-languages.ts";
import type { Language } from "@matchfront/locales/locales";
import { languageOf, pathIn } from "@matchfront/locales/routing";
import { builtScripts, dist, prerendered, previous, published } from "./folders.ts";
import { parseHtml, readHead, type PageHead } from "./html.ts";
import { publishPage, type PublishedPage } from "./pages.ts";
import { keepPreviousAssets } from "./previous-assets.ts";
import { buildFormRenderer, type PageScripts } from "./scripts.ts";
import { validateBrand } from "./validate-brand.ts";
import { writeWellKnownFiles } from "./well-known-files.ts";

/**
 * Turns what React Router prerendered into `dist/`, which the server reads: the files that visitors fetch,
 * `site.json` and `render.js`.
 *
 * @param scripts the built ones
 */
export async function publish(scripts: PageScripts): Promise<void> {
  await setPreviousAside();
  await cp(builtScripts, published, { recursive: true });
  await cp(prerendered, published, { recursive: true, filter: isMedia });
  const { pages, heads, compressing } = await publishPages(scripts);
  const { name, origin, addresses, stores } = brand;
  const openEntries = validateBrand(brand).map(({ entry }) => entry);
  const variant = { path: variantPath, stores: brand.variant.stores };
  const retention = { messages: facts.retention.messages };
  const site = {
    brand: { name, origin, addresses, stores, variant },
    openEntries,
    unreviewedLanguages,
    retention,
    pages,
  };
  await writeFile(join(dist, "site.json"), JSON.stringify(site, undefined, 2));
  await writeWellKnownFiles(published, heads);
  await buildFormRenderer();
  await Promise.all([...compressing, compressFiles(published)]);
  await keepPreviousAssets(previous, dist);
  await rm(previous, { recursive: true, force: true });
}

/** Moves the site that was published before out of the way, unless its publishing was interrupted. */
async function setPreviousAside(): Promise<void> {
  if (existsSync(join(dist, "builds.json"))) {
    await rm(previous, { recursive: true, force: true });
    await rename(dist, previous);
  }
  await rm(dist, { recursive: true, force: true });
}

/** React Router's pages, styles, data and client are left out: publishing makes its own of what is needed. */
function isMedia(path: string): boolean {
  return ![".html", ".css", ".js", ".data"].includes(extname(path));
}

async function publishPages(scripts: PageScripts) {
  const pages: Record<string, Pick<PublishedPage, "scripts" | "styles"> & { file: string }> = {};
  const heads: PageHead[] = [];
  const compressing: Promise<void>[] = [];
  for await (const file of glob("**/*.html", { cwd: prerendered })) {
    const source = await readFile(join(prerendered, file), "utf8");
    const { html, files, ...hashes } = publishPage(source, readStyles, scripts, readCode);
    await mkdir(dirname(join(published, file)), { recursive: true });
    await writeFile(join(published, file), html);
    // While the next page is made.
    compressing.push(compressFile(join(published, file)));
    for (const { name, text } of files) await writeFile(join(published, "assets", name), text);
    const path = pathOf(file);
    pages[path] = { file, ...hashes };
    heads.push(readHead(parseHtml(html)));
    const language = languageOf(path);
    if (path === pathIn(language, "/"))
      compressing.push(compressFile(await publishResetPage(html, language)));
  }
  // It is part of its page.
  await rm(join(published, scripts.get(pageScripts.safety)?.src ?? ""));
  return { pages, heads, compressing };
}

/**
 * The page that a static host shows for every emailed link: the home page, in each language, which says what to do
 * without script.
 *
 * @returns its file
 */
async function publishResetPage(home: string, language: Language): Promise<string> {
  const html = home
    .replace(/<template data-emailed-link="">(.*?)<\/template>/s, "<noscript>$1</noscript>")
    .replace(/<template id="late">(.*?)<\/template><script>.*?<\/script>/s, "$1")
    .replace("</title>", '</title><meta name="robots" content="noindex"/>');
  const file = join(published, pathIn(language, "/resetPhoneNumber"), "index.html");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
  return file;
}

function readStyles(href: string): string {
  return readFileSync(join(prerendered, href), "utf8");
}

const codes = new Map<string, string>();

/** The texts of built files, and of all that they name; read once for all pages. */
function readCode(addresses: readonly string[]): string {
  const key = addresses.join(" ");
  const code = codes.get(key) ?? followCode(addresses);
  codes.set(key, code);
  return code;
}

function followCode(addresses: readonly string[]): string {
  const texts = new Map(addresses.map((address) => [basename(address), ""]));
  // A map grows while it is walked.
  for (const name of texts.keys()) {
    const text = readFileSync(join(published, "assets", name), "utf8");
    texts.set(name, text);
    for (const [named] of text.matchAll(/[\w-]+-[\w-]{8}\.(?:css|js)\b/g))
      if (!texts.has(named)) texts.set(named, "");
  }
  return [...texts.values()].join("\n");
}

function pathOf(file: string): string {
  return `/${file.replace(/\/?index\.html$/, "")}`;
}

/** Compresses every text file of a folder that is not a page. */
async function compressFiles(folder: string): Promise<void> {
  const names = globSync("**/*.{css,js,json,svg,txt,xml,webmanifest}", { cwd: folder });
  // All at once: Node compresses on as many cores as there are.
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

/** Writes a brotli and a gzip twin beside a text file, at each format's best level. */
async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
