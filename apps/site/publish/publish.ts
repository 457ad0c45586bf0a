import { cp, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brand } from "../brand.ts";
import { compress } from "./compress.ts";
import { buildContactRenderer } from "./contact-renderer.ts";
import { dist, prerendered, published } from "./folders.ts";
import { publishPage, type PublishedPage } from "./page.ts";
import { buildScripts } from "./scripts.ts";

await rm(dist, { recursive: true, force: true });
await cp(prerendered, published, { recursive: true, filter: isMedia });
const scripts = await buildScripts();
const readStyles = (href: string) => readFileSync(join(prerendered, href), "utf8");

const pages: Record<string, Omit<PublishedPage, "html"> & { file: string }> = {};
for await (const file of glob("**/*.html", { cwd: prerendered })) {
  const { html, ...hashes } = publishPage(
    await readFile(join(prerendered, file), "utf8"),
    readStyles,
    scripts,
  );
  await mkdir(dirname(join(published, file)), { recursive: true });
  await writeFile(join(published, file), html);
  pages[pathOf(file)] = { file, ...hashes };
}

const { name, addresses } = brand;
await writeFile(join(dist, "site.json"), JSON.stringify({ brand: { name, addresses }, pages }, undefined, 2));
await buildContactRenderer();
await compress(published);

/** Pages, their styles and React Router's client are left out: publishing makes its own of them. */
function isMedia(path: string): boolean {
  return ![".html", ".css", ".js"].includes(extname(path));
}

function pathOf(file: string): string {
  return `/${file.replace(/\/?index\.html$/, "")}`;
}
