import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { pageScripts } from "../app/islands/page-scripts.ts";
import { site, unfinished } from "./folders.ts";
import { licensesPath, licensesText, type License } from "./licenses.ts";
import { scriptMessages, textSections } from "./script-plugins.ts";
import { ignoreUseClient, ownFields, pageStyles, sourceConditions, target } from "./vite-settings.ts";

/** The module that names what is in React's chunk, so that separate builds write the same one. */
const react = "app/islands/react.ts";

type PageScript = { src: string; integrity: string };

/** The built script of each source file, by its URL in the rendered pages. */
export type PageScripts = ReadonlyMap<string, PageScript>;

const shared = {
  ...sourceConditions,
  ...pageStyles,
  plugins: [ignoreUseClient, ownFields, scriptMessages, textSections],
  configFile: false,
  root: site,
  publicDir: false,
  logLevel: "warn",
} as const satisfies InlineConfig;

/** The file in which Vite lists the licenses of a build. */
const licenseList = "licenses.json";

const firstLine = `//! licenses: ${licensesPath}`;

/**
 * Builds the scripts that pages load, and the licenses of what is in them. Each is built apart from the others: one build
 * would move what they share into chunks, two more requests and a fifth more bytes for Help and the forms.
 */
export async function buildScripts(): Promise<PageScripts> {
  await mkdir(join(unfinished, "public/assets"), { recursive: true });
  const licenses: License[] = [];
  const built = Object.values(pageScripts).map(
    async (address) => [address, await buildScript(address, licenses)] as const,
  );
  const scripts = new Map(await Promise.all(built));
  await writeFile(join(unfinished, "public", licensesPath), licensesText(licenses));
  return scripts;
}

/** Replaces Vite's helper for `import()` by one without styles, which is 0.5 kB smaller. */
const preloadScripts: Plugin = {
  name: "preload-scripts",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? preloadHelper : undefined),
};

const preloadHelper = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + file;
    document.head.append(link);
  }
  return load();
};`;

/** Writes a page's script and its chunks, and adds the licenses of what is in them. */
async function buildScript(address: string, licenses: License[]): Promise<PageScript> {
  const source = address.slice(1);
  // Only dialogs, which open over any page, load styles. A form's page has those of its island.
  const opensDialogs = address === pageScripts.enhance;
  const hasReact = opensDialogs || address === pageScripts.hydrate;
  // A page contains the safety script, which has no code of others.
  const preamble = address === pageScripts.safety ? "" : firstLine;
  const built = await build({
    ...shared,
    plugins: [...shared.plugins, ...(opensDialogs ? [] : [preloadScripts])],
    build: {
      target,
      write: false,
      modulePreload: { polyfill: false },
      cssCodeSplit: opensDialogs,
      cssMinify: true,
      // A few hundred bytes less than by Vite's default.
      minify: "terser",
      terserOptions: {
        safari10: false,
        ecma: 2020,
        compress: { passes: 2 },
        format: { comments: false, preamble },
      },
      license: { fileName: licenseList },
      rolldownOptions: {
        input: hasReact ? [react, source] : source,
        // Otherwise each build would drop other parts of React.
        treeshake: { commonjs: false },
        // Older browsers get fields by assignment: no class here has a setter of a field's name.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          chunkFileNames: ({ name, facadeModuleId }) => {
            // The files of all languages have the same names. The budgets count those of the page's language.
            const [, language] = /\/locales\/src\/([a-z]{2})\//.exec(facadeModuleId ?? "") ?? [];
            return `assets/${language ? `${name}-${language}` : name}-[hash].js`;
          },
          codeSplitting: {
            groups: [
              {
                name: "react",
                test: /\/node_modules\/(?:react|react-dom|scheduler)\/|^\0rolldown\/runtime/,
                priority: 1,
              },
              // What all three forms use.
              { name: "form", minShareCount: 3 },
            ],
          },
        },
      },
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one build, which nothing watches
  const { output } = built as Rolldown.RolldownOutput;
  const script = output.find((file) => isEntry(file, source));
  // Vite puts a list of files before the preamble.
  const finish = (code: string) => (preamble ? `${preamble}\n${code.replace(`${preamble}\n`, "")}` : code);
  if (script?.type !== "chunk") throw new Error(`Vite built no script for ${source}.`);
  for (const file of output) {
    const isStyle = file.fileName.endsWith(".css");
    if (isEntry(file, react) || (isStyle && !opensDialogs)) continue;
    const content = file.type === "chunk" ? finish(file.code) : file.source;
    if (file.fileName === licenseList) licenses.push(...JSON.parse(String(content)));
    else await writeFile(join(unfinished, "public", file.fileName), content);
  }
  const digest = createHash("sha256").update(finish(script.code)).digest("base64");
  return { src: `/${script.fileName}`, integrity: `sha256-${digest}` };
}

function isEntry(file: Rolldown.OutputChunk | Rolldown.OutputAsset, source: string): boolean {
  return file.type === "chunk" && file.facadeModuleId === join(site, source);
}

/** Builds `render.js`, with which the server answers an invalid native post of a form. */
export async function buildFormRenderer(): Promise<void> {
  await build({
    ...shared,
    ssr: { ...sourceConditions.ssr, noExternal: true },
    // React's production build, so that the server renders as the published page was rendered.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: true,
      minify: true,
      outDir: unfinished,
      emptyOutDir: false,
      rolldownOptions: {
        input: { render: "app/forms/invalid-post/render-form-page.tsx" },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}
