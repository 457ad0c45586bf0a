import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ComponentMetadata } from "virtual:component-metadata";
import type { Plugin } from "vite";

const name = "virtual:component-metadata";
const ui = dirname(fileURLToPath(import.meta.resolve("@matchfront/ui/package.json")));
const read = (file: string) => readFileSync(file, "utf8");

/** Provides `virtual:component-metadata`: the exports and tokens of each component folder of the ui package. */
export const componentMetadata: Plugin = {
  name: "component-metadata",
  resolveId: (source) => (source === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readMetadata())};` : undefined),
};

function readMetadata(): Record<string, ComponentMetadata> {
  const tokens = new Set(read(join(ui, "src/tokens/tokens.css")).match(/--[\w-]+/g));
  const exports = readExports();
  const folders = [...new Set(exports.map(({ folder }) => folder))].map(
    (folder) => [folder, exports.filter((each) => each.folder === folder)] as const,
  );
  return Object.fromEntries(
    folders.map(([folder, files]) => [
      folder,
      {
        exports: files.map(({ name: each, file }) => ({
          name: each,
          client: read(file).startsWith('"use client";'),
        })),
        properties: [...new Set(files.flatMap(({ file }) => readProperties(file)))]
          .filter((property) => tokens.has(property))
          .toSorted(),
      },
    ]),
  );
}

function readExports(): { name: string; folder: string; file: string }[] {
  const entries = ["index.ts", "illustrations.ts"].map((file) => read(join(ui, "src", file))).join("");
  return [...entries.matchAll(/export \{([^}]+)\} from "([\w./-]+)";/g)].flatMap(
    ([, names = "", path = ""]) =>
      names
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean)
        .map((each) => ({ name: each, folder: basename(dirname(path)), file: join(ui, "src", path) })),
  );
}

function readProperties(file: string, visited = new Set<string>()): string[] {
  if (visited.has(file)) return [];
  visited.add(file);
  const text = read(file);
  return [
    ...Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, property = ""]) => property),
    ...Array.from(text.matchAll(/from "(\.[\w./-]+\.(?:tsx?|css))"/g), ([, path = ""]) =>
      readProperties(join(dirname(file), path), visited),
    ).flat(),
  ];
}
