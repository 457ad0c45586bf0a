import { globSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { expect, test } from "vitest";
import * as brandIcons from "../src/brand-icon/paths.ts";
import * as icons from "../src/icon/paths.ts";

const notices = readFileSync("THIRD-PARTY-NOTICES.md", "utf8");
const scripts = globSync("dist/**/*.js")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const phosphorLicense = readFileSync("node_modules/@phosphor-icons/core/LICENSE", "utf8");

test.each([
  ["Phosphor Icons", Object.values(icons), phosphorLicense],
  ["Simple Icons", Object.values(brandIcons), "CC0 1.0 Universal"],
] as const)("includes the license of %s, whose shapes are in the built scripts", (name, paths, license) => {
  expect(paths.filter((path) => scripts.includes(path))).not.toEqual([]);
  expect(notices).toContain(`\n## ${name}\n`);
  expect(notices).toContain(license.replaceAll("\r\n", "\n").trim());
});

/** Written by scripts/write-marks.ts. */
const ours = /^dist\/marks\//;
const assets = globSync("dist/**/*").filter(
  (file) => /\.\w+$/.test(file) && ![".js", ".ts", ".css", ".map", ".json", ".txt"].includes(extname(file)),
);

test.each(assets.filter((file) => !ours.test(file)))(
  "names %s in the notices and has its license beside it",
  (file) => {
    const [family = ""] = basename(file).split("-");
    expect(notices).toContain(`\`dist/fonts/${family}-*${extname(file)}\``);
    expect(notices).toContain(`\`dist/fonts/${family}-license.txt\``);
    const [copyright = ""] = readFileSync(`dist/fonts/${family}-license.txt`, "utf8").split(" (");
    expect(notices).toContain(copyright);
  },
);
