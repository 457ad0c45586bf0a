import { copyFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tokenFiles } from "../src/tokens/design-tokens.ts";
import { readComponents, valuesOf } from "./public-modules.ts";
import { importsOf, type SourceGraph } from "./source-graph.ts";

/**
 * Writes the files of `dist` that combine sources: an entry and a sheet per component, and the sheet of all.
 */
export function finishPackage(graph: SourceGraph): void {
  const foundations = readSheet("foundations.css");
  const order = foundations.slice(0, foundations.indexOf("\n") + 1);
  // Sheets of contained components come first.
  const sheetsOf = (...files: string[]) =>
    importsOf(graph, ...files)
      .filter((file) => file.endsWith(".module.css"))
      .map(readSheet)
      .join("");

  writeFileSync("dist/styles.css", foundations + sheetsOf("index.ts", "illustrations.ts"));
  writeFileSync("dist/foundations.css", foundations);
  for (const [component, modules] of readComponents()) {
    const scripts = modules
      .map((each) => ({ path: each.path, names: valuesOf(each) }))
      .filter(({ names }) => names.length > 0);
    writeFileSync(`dist/${component}.css`, order + sheetsOf(...scripts.map(({ path }) => path)));
    writeFileSync(`dist/${component}.js`, scripts.map(reExport).join(""));
    writeFileSync(`dist/${component}.d.ts`, modules.map(reExport).join(""));
  }
  for (const sheet of globSync("dist/**/*.{module.css,css.map}")) rmSync(sheet);

  // The resolver refers to the others by relative path.
  for (const [file, content] of Object.entries(tokenFiles()))
    writeFileSync(`dist/${file}`, `${JSON.stringify(content, undefined, 2)}\n`);
  cpSync("src/marks", "dist/marks", { recursive: true });
  // The Open Font License must accompany the fonts.
  for (const font of ["mulish", "ojuju"])
    copyFileSync(`src/fonts/${font}-license.txt`, `dist/fonts/${font}-license.txt`);
}

/** Reads a sheet without the comments that esbuild adds: the names of its sources and the link to its map. */
function readSheet(file: string): string {
  return readFileSync(`dist/${file}`, "utf8").replaceAll(/^\/\*.*\*\/\n?/gm, "");
}

const reExport = ({ names, path }: { names: string[]; path: string }) =>
  `export { ${names.join(", ")} } from "./${path.replace(/tsx?$/, "js")}";\n`;
