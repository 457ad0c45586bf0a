import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "esbuild";

const ending = ".module.css";

/**
 * Builds each source file into a file of its own, because esbuild keeps "use client" on entries only: an import of
 * another source stays one, and an import of a CSS module becomes one of its class names. A CSS module is an entry, too,
 * which makes its sheet and its class names; they begin with "mf".
 */
export const oneFileEach: Plugin = {
  name: "one-file-each",
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
    // esbuild begins the name of a class with that of its file.
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
