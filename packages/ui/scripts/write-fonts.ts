import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { cuts, weights } from "../src/fonts/cuts.ts";
import { fontsStylesheet } from "../src/fonts/stylesheet.ts";

const fonts = new URL("../src/fonts/", import.meta.url);

for (const { family, file, source, letters, features } of cuts) {
  const uncut = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const cut = await subsetFont(uncut, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights[family] },
    keepFeatures: features,
  });
  writeFileSync(new URL(file, fonts), cut);
}
writeFileSync(new URL("fonts.css", fonts), fontsStylesheet());
