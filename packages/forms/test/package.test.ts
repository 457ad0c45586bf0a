import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = new URL("../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");

/** The packages that a source file imports, directly or through other source files. */
function packagesOf(file: URL, seen = new Set<string>()): Set<string> {
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(
    /(?:from|import)\s*\(?\s*"([^"]+)"/g,
  )) {
    const target = specifier.startsWith(".") ? new URL(specifier, file) : undefined;
    const name = target?.href ?? specifier;
    if (seen.has(name)) continue;
    seen.add(name);
    if (target) packagesOf(target, seen);
  }
  return new Set([...seen].filter((name) => !name.startsWith("file:")));
}

test('built React entries begin with "use client", and the others contain no React', () => {
  const built = new URL("dist/", root);
  expect(readFileSync(new URL("react/index.js", built), "utf8")).toMatch(/^"use client";\n(?!"use client")/);
  expect(packagesOf(new URL("react/index.js", built))).toStrictEqual(new Set(["react"]));
  expect(readFileSync(new URL("final-form/index.js", built), "utf8")).toMatch(
    /^"use client";\n(?!"use client")/,
  );
  expect(packagesOf(new URL("index.js", built))).toStrictEqual(new Set(["superstruct"]));
  expect(Object.keys(manifest.dependencies)).toStrictEqual(["superstruct"]);
});

const documents = readme + readFileSync(new URL("docs/beside-other-libraries.md", root), "utf8");

test.for(globSync("examples/**/*.{ts,tsx}", { cwd: root, exclude: ["**/save.ts"] }))(
  "the README or its neighbor links examples/%s, or shows it exactly as compiled and run",
  (path) => {
    const shown = `\n${readFileSync(new URL(path, root), "utf8")}\`\`\`\n`;
    expect([`(${path})`, `(../${path})`, shown].some((text) => documents.includes(text))).toBe(true);
  },
);
