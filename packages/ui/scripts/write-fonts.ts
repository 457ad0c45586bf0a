import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { subsets, weights } from "../src/fonts/subsets.ts";
import { fontsStylesheet } from "../src/fonts/stylesheet.ts";

const fonts = new URL("../src/fonts/", import.meta.url);

for (const { family, file, source, letters, features } of subsets) {
  const full = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const subset = await subsetFont(full, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights[family] },
    keepFeatures: features,
  });
  writeFileSync(new URL(file, fonts), subset);
}
writeFileSync(new URL("fonts.css", fonts), fontsStylesheet());
