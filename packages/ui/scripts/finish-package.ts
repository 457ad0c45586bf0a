import { copyFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readComponents } from "./public-modules.ts";
import { importsOf, type SourceGraph } from "./source-graph.ts";

/** Adds to `dist` what is made of several sources: an entry and a sheet for each component, and the sheet of all. */
export function finishPackage(graph: SourceGraph): void {
  const foundations = readSheet("foundations.css");
  const order = foundations.slice(0, foundations.indexOf("\n") + 1);
  // Each sheet comes after those of what its component contains.
  const sheetsOf = (...files: string[]) =>
    importsOf(graph, ...files)
      .filter((file) => file.endsWith(".module.css"))
      .map(readSheet)
      .join("");

  writeFileSync("dist/styles.css", foundations + sheetsOf("index.ts"));
  writeFileSync("dist/foundations.css", foundations);
  for (const [component, modules] of readComponents()) {
    const values = modules.filter(({ isType }) => !isType);
    writeFileSync(`dist/${component}.css`, order + sheetsOf(...values.map(({ path }) => path)));
    writeFileSync(`dist/${component}.js`, values.map(reExport).join(""));
    writeFileSync(`dist/${component}.d.ts`, modules.map(reExport).join(""));
  }
  for (const sheet of globSync("dist/**/*.{module.css,css.map}")) rmSync(sheet);

  // Side by side: the resolver names the others.
  for (const file of ["tokens.json", "tokens.dark.json", "tokens.resolver.json"])
    copyFileSync(`src/tokens/${file}`, `dist/${file}`);
  cpSync("src/marks", "dist/marks", { recursive: true });
  // The Open Font License must accompany the fonts.
  for (const font of ["mulish", "ojuju"])
    copyFileSync(`src/fonts/${font}-license.txt`, `dist/fonts/${font}-license.txt`);
}

/** Without its map and the names of its sources, which would be those of one file only. */
function readSheet(file: string): string {
  return readFileSync(`dist/${file}`, "utf8").replaceAll(/^\/\*.*\*\/\n?/gm, "");
}

function reExport({ isType, names, path }: { isType: boolean; names: string[]; path: string }): string {
  const file = path.replace(/tsx?$/, "js");
  return `export ${isType ? "type " : ""}{ ${names.join(", ")} } from "./${file}";\n`;
}
