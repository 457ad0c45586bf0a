import { build } from "vite";
import { dist, site } from "./folders.ts";
import { pageStyles, sourceConditions } from "./vite-settings.ts";

/** Builds `render.js`, with which the server answers a refused native post of a form. */
export async function buildFormRenderer(): Promise<void> {
  await build({
    ...pageStyles,
    ...sourceConditions,
    ssr: { ...sourceConditions.ssr, noExternal: true },
    // React's production build, so that the server renders as the published page was rendered.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    configFile: false,
    root: site,
    publicDir: false,
    logLevel: "warn",
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
