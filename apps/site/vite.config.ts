import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { textPlugins } from "./app/pages/text/text-plugins.ts";
import { scriptMessages } from "./build/script-plugins.ts";
import { themePlugin } from "./build/theme-plugin.ts";
import {
  developmentStyles,
  ignoreUseClient,
  ownFields,
  pageStyles,
  sourceConditions,
  target,
} from "./build/vite-settings.ts";

/** Reloads the page on change: pages have no client router that could update them in place. */
const reloadOnChange: Plugin = {
  name: "reload-on-change",
  apply: "serve",
  hotUpdate({ modules }) {
    if (this.environment.name !== "client") return modules;
    this.environment.hot.send({ type: "full-reload" });
    return [];
  },
};

const proxiedPaths = process.env.API_URL ? ["/admin", "/api", "/counts", "/verification"] : [];

export default defineConfig(({ command }) => ({
  // MDX must be compiled before React Router reads the exports of the modules.
  plugins: [
    ignoreUseClient,
    ownFields,
    themePlugin,
    scriptMessages,
    reloadOnChange,
    { enforce: "pre", ...mdx({ remarkPlugins: textPlugins }) },
    reactRouter(),
  ],
  ...sourceConditions,
  ...(command === "build" ? pageStyles : developmentStyles),
  // A data: URL would need a wider font-src and img-src in the content security policy. Pages load no client of
  // React Router's, so its scripts are not minified.
  build: { target, assetsInlineLimit: 0, minify: false, cssMinify: true },
  // `npm run dev` sets `API_URL` to the server that it has started.
  server: { proxy: Object.fromEntries(proxiedPaths.map((path) => [path, process.env.API_URL ?? ""])) },
}));
