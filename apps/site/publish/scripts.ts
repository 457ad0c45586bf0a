import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { build, type Manifest } from "vite";
import { pageScripts } from "../app/loading/page-scripts.ts";
import { published, site } from "./folders.ts";
import { pageStyles, sourceConditions, target } from "./vite-settings.ts";

/** A built script as a page loads it. */
export type PageScript = { src: string; integrity: string };

/**
 * Builds the scripts that pages load. They are built apart from React Router's own client, which no page
 * loads, so that an enhanced page shares no chunk with React.
 *
 * @returns the built script of each source file, by its address in the pages' HTML
 */
export async function buildScripts(): Promise<Map<string, PageScript>> {
  const sources = Object.values(pageScripts).map((source) => source.slice(1));
  await build({
    ...sourceConditions,
    ...pageStyles,
    configFile: false,
    root: site,
    publicDir: false,
    logLevel: "warn",
    build: {
      target,
      outDir: published,
      emptyOutDir: false,
      manifest: "scripts.json",
      modulePreload: { polyfill: false },
      // Every page carries its styles already: scripts bring none of their own.
      cssCodeSplit: false,
      rolldownOptions: { input: sources },
    },
  });
  const manifestFile = join(published, "scripts.json");
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  await rm(manifestFile);
  const styles = Object.values(manifest).filter(({ file }) => file.endsWith(".css"));
  await Promise.all(styles.map(({ file }) => rm(join(published, file))));
  const scripts = sources.map(async (source) => [`/${source}`, await readScript(manifest, source)] as const);
  return new Map(await Promise.all(scripts));
}

async function readScript(manifest: Manifest, source: string): Promise<PageScript> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`Vite built no script for ${source}.`);
  const digest = createHash("sha384").update(await readFile(join(published, chunk.file)));
  return { src: `/${chunk.file}`, integrity: `sha384-${digest.digest("base64")}` };
}
