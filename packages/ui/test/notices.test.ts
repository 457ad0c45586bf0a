import { globSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import * as simpleIcons from "simple-icons";
import { expect, test } from "vitest";

const notices = readFileSync("THIRD-PARTY-NOTICES.md", "utf8");
const scripts = globSync("dist/**/*.js")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const phosphor = globSync("node_modules/@phosphor-icons/core/assets/**/*.svg").flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(/ d="([^"]+)"/g), ([, path = ""]) => path),
);
const phosphorLicense = readFileSync("node_modules/@phosphor-icons/core/LICENSE", "utf8");
const simple = Object.values(simpleIcons).map(({ path }) => path);

test.each([
  ["Phosphor Icons", phosphor, phosphorLicense],
  ["Simple Icons", simple, "CC0 1.0 Universal"],
] as const)(
  "the built scripts contain shapes of %s, and the notices their license",
  (name, paths, license) => {
    expect(paths.filter((path) => path.length > 40 && scripts.includes(path))).not.toEqual([]);
    expect(notices).toContain(`\n## ${name}\n`);
    expect(notices).toContain(license.replaceAll("\r\n", "\n").trim());
  },
);

/** Drawn by scripts/write-marks.ts. */
const ours = /^dist\/marks\//;
const assets = globSync("dist/**/*").filter(
  (file) => /\.\w+$/.test(file) && ![".js", ".ts", ".css", ".map", ".json", ".txt"].includes(extname(file)),
);

test.each(assets.filter((file) => !ours.test(file)))(
  "the notices name %s, and its license is beside it",
  (file) => {
    const [family = ""] = basename(file).split("-");
    expect(notices).toContain(`\`dist/fonts/${family}-*${extname(file)}\``);
    expect(notices).toContain(`\`dist/fonts/${family}-license.txt\``);
    const [copyright = ""] = readFileSync(`dist/fonts/${family}-license.txt`, "utf8").split(" (");
    expect(notices).toContain(copyright);
  },
);
