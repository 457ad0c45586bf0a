import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "esbuild";

const ending = ".module.css";

/**
 * Builds one file per source, because esbuild keeps "use client" in entries only: imports of other sources
 * stay imports, and imports of CSS modules become imports of their class names. Each CSS module is an entry,
 * too, which emits its sheet and its class names with the prefix "mf".
 */
export const preserveModules: Plugin = {
  name: "preserve-modules",
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ kind, path }) =>
      kind === "entry-point" ? undefined : { path: path.replace(/tsx?$/, "js"), external: true },
    );
    build.onResolve({ filter: /\.module\.css$/ }, ({ kind, path, resolveDir }) =>
      kind === "entry-point"
        ? { path: relative("", resolve(resolveDir, path)).slice(0, -ending.length), namespace: "class-names" }
        : { path: path.replace(/css$/, "js"), external: true },
    );
    build.onLoad({ filter: /./, namespace: "class-names" }, ({ path }) => ({
      contents: `export { default } from ${JSON.stringify(path)};`,
    }));
    // esbuild prefixes class names with the name of their file.
    build.onResolve({ filter: /./, namespace: "class-names" }, ({ path }) => ({
      path: path.replace(/[^/]+$/, "mf-$&"),
      namespace: "css-module",
      pluginData: path + ending,
    }));
    build.onLoad({ filter: /./, namespace: "css-module" }, ({ pluginData: file }) => ({
      contents: readFileSync(String(file), "utf8"),
      loader: "local-css",
    }));
  },
};
