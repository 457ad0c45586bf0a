import { readFileSync } from "node:fs";
import { cp, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { facts } from "@matchfront/locales/facts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { createRequestHandler } from "react-router";
import { createBuilder } from "vite";
import { isPublic, unreviewedLanguages } from "../app/messages/public-languages.ts";
import { pageScripts } from "../app/islands/page-scripts.ts";
import { variantPath } from "../app/shell/paths.ts";
import { emailedLinkPage, sitePages } from "../app/shell/site-pages.ts";
import { brand } from "../brand.ts";
import { dist, routerOutput, site, unfinished } from "./folders.ts";
import { publishPage, type PublishedPage } from "./pages.ts";
import { keepPreviousAssets } from "./previous-assets.ts";
import { buildFormRenderer, buildScripts } from "./scripts.ts";
import { validateBrand } from "../brand/validate-brand.ts";
import { writeWellKnownFiles, type ListedPage } from "./well-known-files.ts";

// Builds dist/, which the server reads: public/ with the files for visitors, site.json and render.js.

const files = join(unfinished, "public");
/** The kinds of files of React Router that the site builds itself. */
const ownFiles = new Set([".html", ".css", ".js", ".data"]);

await rm(unfinished, { recursive: true, force: true });
const router = await createBuilder({ root: site, configLoader: "native", logLevel: "warn" });
const [scripts] = await Promise.all([buildScripts(), buildFormRenderer(), router.buildApp()]);
await cp(join(routerOutput, "client"), files, {
  recursive: true,
  filter: (path) => !ownFiles.has(extname(path)),
});
const written = await writePages();
const { name, origin, addresses, stores, appStoreProviderToken } = brand;
const variant = { path: variantPath, stores: brand.variant.stores };
const siteFile = {
  brand: { name, origin, addresses, stores, appStoreProviderToken, variant },
  openEntries: validateBrand(brand).map(({ entry }) => entry),
  unreviewedLanguages,
  retention: { messages: facts.retention.messages },
  pages: written.pages,
};
await writeFile(join(unfinished, "site.json"), JSON.stringify(siteFile, undefined, 2));
await writeWellKnownFiles(files, written.listed);
for await (const file of glob("**/*.{css,js,json,svg,txt,xml,webmanifest}", { cwd: files }))
  written.compressing.push(compress(join(files, file)));
await Promise.all(written.compressing);
await keepPreviousAssets(dist, unfinished);
await rm(dist, { recursive: true, force: true });
await mkdir(dirname(dist), { recursive: true });
await rename(unfinished, dist);
// React Router's reader of its configuration would keep the process alive.
process.exit();

async function writePages() {
  const bundle = await import(pathToFileURL(join(routerOutput, "server/index.js")).href);
  const handle = createRequestHandler(bundle, "production");
  const render = async (path: string) => {
    const response = await handle(new Request(`http://localhost${path}`));
    if (!response.ok) throw new Error(`${path} cannot be rendered: status ${response.status}, see above.`);
    return response.text();
  };
  const pages: Record<string, Pick<PublishedPage, "scripts" | "styles"> & { file: string }> = {};
  const listed: ListedPage[] = [];
  const compressing: Promise<void>[] = [];
  for (const page of [...sitePages, emailedLinkPage])
    for (const language of languages) {
      const path = pathIn(language, page.path);
      const rendered = await render(path);
      const { html, files: drawings, ...hashes } = publishPage(rendered, { scripts, readStyles, readCode });
      const file = join(path, "index.html").slice(1);
      await mkdir(dirname(join(files, file)), { recursive: true });
      await writeFile(join(files, file), html);
      for (const drawing of drawings) await writeFile(join(files, "assets", drawing.name), drawing.text);
      // In libuv's threads, while the next page is rendered.
      compressing.push(compress(join(files, file)));
      // The server has no such page: it shows the home page.
      if (page !== emailedLinkPage) pages[path] = { file, ...hashes };
      const [, modified] = /"article:modified_time" content="([^"]+)"/.exec(html) ?? [];
      if (page.isListed !== false && isPublic(language)) listed.push({ path: page.path, language, modified });
    }
  // It is inlined.
  await rm(join(files, scripts.get(pageScripts.safety)?.src ?? ""));
  return { pages, listed, compressing };
}

function readStyles(href: string): string {
  return readFileSync(join(routerOutput, "client", href), "utf8");
}

function readCode(urls: readonly string[]): string {
  const texts = new Map(urls.map((url) => [basename(url), ""]));
  // A map grows while it is walked.
  for (const asset of texts.keys()) {
    const text = readFileSync(join(files, "assets", asset), "utf8");
    texts.set(asset, text);
    for (const [named] of text.matchAll(/[\w-]+-[\w-]{8}\.(?:css|js)\b/g))
      if (!texts.has(named)) texts.set(named, "");
  }
  return [...texts.values()].join("\n");
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
