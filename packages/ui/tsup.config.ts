import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";

export default defineConfig({
  // notistack must find the detached style sheet: a separate file is evaluated before an import of notistack.
  entry: {
    index: "src/index.ts",
    enhancements: "src/enhancements.ts",
    tokens: "src/tokens/tokens.ts",
    "detached-style-sheet": "src/toast/detached-style-sheet.ts",
    foundations: "src/foundations/foundations.css",
  },
  format: "esm",
  dts: {
    entry: { index: "src/index.ts", enhancements: "src/enhancements.ts", tokens: "src/tokens/tokens.ts" },
  },
  clean: true,
  loader: { ".css": "local-css", ".woff2": "copy" },
  esbuildOptions: (options) => {
    options.assetNames = "fonts/[name]";
  },
  // One stylesheet for consumers of the built package: the foundations first, because they order the layers.
  onSuccess: async () => {
    const sheets = ["dist/foundations.css", "dist/index.css"];
    writeFileSync("dist/styles.css", sheets.map((sheet) => readFileSync(sheet, "utf8")).join("\n"));
    for (const sheet of sheets) rmSync(sheet);
    cpSync("src/marks", "dist/marks", { recursive: true });
    // The Open Font License must accompany the fonts.
    for (const font of ["mulish", "ojuju"]) {
      copyFileSync(`src/fonts/${font}-license.txt`, `dist/fonts/${font}-license.txt`);
    }
  },
});
