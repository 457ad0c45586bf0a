import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type InlineConfig, type Manifest, type Plugin } from "vite";
import { pageScripts } from "../app/islands/page-scripts.ts";
import { builtScripts, dist, site } from "./folders.ts";
import { minifyScripts } from "./minify.ts";
import { scriptMessages } from "./script-messages.ts";
import { textSections } from "./text-sections.ts";
import { ignoreUseClient, pageStyles, sourceConditions, target } from "./vite-settings.ts";

/** Names what is in React's file, so that builds apart from each other write the very same one. */
const react = "app/islands/react.ts";

/** A built script as a page loads it. */
export type PageScript = { src: string; integrity: string };

/** The built script of each source file, by its address in the pages' HTML. */
export type PageScripts = ReadonlyMap<string, PageScript>;

const shared = {
  ...sourceConditions,
  ...pageStyles,
  plugins: [ignoreUseClient, scriptMessages, textSections],
  configFile: false,
  root: site,
  publicDir: false,
  logLevel: "warn",
} as const satisfies InlineConfig;

/**
 * Builds the scripts that pages load. Each is built apart from the others and from React Router's own client, which
 * no page loads, so that a page fetches one file and no chunk that only another page needs. React alone is in a file
 * that forms and dialogs share.
 */
export async function buildScripts(): Promise<PageScripts> {
  await rm(builtScripts, { recursive: true, force: true });
  const built = Object.values(pageScripts).map(
    async (address) => [address, await buildScript(address)] as const,
  );
  return new Map(await Promise.all(built));
}

/** Vite's helper for `import()`, but for styles: only what opens over a page has any to load. 0.5 kB less. */
const preloadHelper = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + file;
    document.head.append(link);
  }
  return load();
};`;

const preloadScripts: Plugin = {
  name: "preload-scripts",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? preloadHelper : undefined),
};

/** What Vite tells of a build, until it is read. */
const manifestOf = (address: string) => `${basename(address, ".ts")}.json`;

/** How the script of a page is built. @param address of its source, as in `pageScripts` */
export function scriptBuild(address: string) {
  const source = address.slice(1);
  const hasReact = address === pageScripts.hydrate || address === pageScripts.enhance;
  return {
    ...shared,
    plugins: [...shared.plugins, ...(address === pageScripts.enhance ? [] : [preloadScripts]), minifyScripts],
    build: {
      target,
      outDir: builtScripts,
      emptyOutDir: false,
      manifest: manifestOf(address),
      modulePreload: { polyfill: false },
      // A page has the styles of its islands; what opens over a page on demand brings its own.
      cssCodeSplit: address !== pageScripts.hydrate,
      // The plugin does it; Rolldown would print its code again.
      minify: false,
      cssMinify: true,
      rolldownOptions: {
        input: hasReact ? [react, source] : source,
        // Where one build leaves out what it does not use of React, another would write another file.
        treeshake: { commonjs: false },
        // Older browsers get fields by assignment: no class here has a setter of a field's name.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          minify: false,
          chunkFileNames: ({ name, facadeModuleId }) => {
            // The files of all languages have the same names. The budgets count those of the page's language.
            const [, language] = /\/locales\/src\/([a-z]{2})\//.exec(facadeModuleId ?? "") ?? [];
            return `assets/${language ? `${name}-${language}` : name}-[hash].js`;
          },
          codeSplitting: {
            groups: [
              { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
              // What all three forms use.
              { name: "form", minShareCount: 3 },
            ],
          },
        },
      },
    },
  } satisfies InlineConfig;
}

async function buildScript(address: string): Promise<PageScript> {
  const source = address.slice(1);
  await build(scriptBuild(address));
  const manifestFile = manifestOf(address);
  const manifest: Manifest = JSON.parse(await readFile(join(builtScripts, manifestFile), "utf8"));
  const { [source]: script, [react]: named, "style.css": styles } = manifest;
  if (!script) throw new Error(`Vite built no script for ${source}.`);
  const unwanted = [named, styles].flatMap((chunk) => chunk?.file ?? []);
  const unused = [manifestFile, ...(script.css ?? []), ...unwanted];
  // Another build may have removed the same file.
  await Promise.all(unused.map((file) => rm(join(builtScripts, file), { force: true })));
  const digest = createHash("sha256").update(await readFile(join(builtScripts, script.file)));
  return { src: `/${script.file}`, integrity: `sha256-${digest.digest("base64")}` };
}

/** Builds `render.js`, with which the server answers a refused native post of a form. */
export async function buildFormRenderer(): Promise<void> {
  await build({
    ...shared,
    ssr: { ...sourceConditions.ssr, noExternal: true },
    // React's production build, so that the server renders as the published page was rendered.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: true,
      minify: true,
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: { render: "publish/render-form-page.tsx" },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}
