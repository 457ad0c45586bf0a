import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ComponentFacts } from "virtual:component-facts";
import type { Plugin } from "vite";

const name = "virtual:component-facts";
const ui = dirname(fileURLToPath(import.meta.resolve("@matchfront/ui/package.json")));
const read = (file: string) => readFileSync(file, "utf8");

/** `import facts from "virtual:component-facts"`: tokens and changes of each folder, read from the package. */
export const componentFacts: Plugin = {
  name: "component-facts",
  resolveId: (source) => (source === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readFacts())};` : undefined),
};

function readFacts(): Record<string, ComponentFacts> {
  const tokens = new Set(read(join(ui, "src/tokens/tokens.css")).match(/--[\w-]+/g));
  const versions = readVersions();
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
        changes: changesOf(
          files.map((each) => each.name),
          versions,
        ),
      },
    ]),
  );
}

function readExports(): { name: string; folder: string; file: string }[] {
  const index = read(join(ui, "src/index.ts"));
  return [...index.matchAll(/export \{([^}]+)\} from "\.\/([\w-]+)\/([\w./-]+)";/g)].flatMap(
    ([, names = "", folder = "", file = ""]) =>
      names
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean)
        .map((each) => ({ name: each, folder, file: join(ui, "src", folder, file) })),
  );
}

function readProperties(file: string, visited = new Set<string>()): string[] {
  if (visited.has(file)) return [];
  visited.add(file);
  const text = read(file);
  return [
    // Drawings name properties in their attributes.
    ...Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, property = ""]) => property),
    ...Array.from(text.matchAll(/from "(\.[\w./-]+\.(?:tsx?|css))"/g), ([, path = ""]) =>
      readProperties(join(dirname(file), path), visited),
    ).flat(),
  ];
}

/** The versions of the change log, newest first, under what the next one will have. */
function readVersions(): { version: string; text: string }[] {
  const pending = join(ui, "../../.changeset");
  const next = readdirSync(pending)
    .filter((file) => file.endsWith(".md"))
    .map((file) => read(join(pending, file)).split(/^---$/m))
    .filter(([, packages = ""]) => packages.includes('"@matchfront/ui"'))
    .map(([, , text = ""]) => text);
  const log = join(ui, "CHANGELOG.md");
  const released = existsSync(log) ? read(log).split(/^## /m).slice(1) : [];
  return [
    { version: "Next", text: next.join("\n\n") },
    ...released.map((section) => ({ version: section.split("\n", 1)[0] ?? "", text: section })),
  ];
}

function changesOf(
  names: string[],
  versions: { version: string; text: string }[],
): ComponentFacts["changes"] {
  const named = new RegExp(`[\`<](?:${names.join("|")})\\b`);
  return versions
    .map(({ version, text }) => ({
      version,
      texts: text
        .split(/\n\n+|\n(?=- )/)
        .filter((part) => named.test(part))
        .map((part) => part.trim()),
    }))
    .filter(({ texts }) => texts.length > 0);
}
