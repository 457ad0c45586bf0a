import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";
import { readPublicModules } from "../scripts/public-modules.ts";
import { isMarked } from "./client-reasons.ts";

const readme = readFileSync("README.md", "utf8");
const index = ["src/index.ts", "src/enhancements.ts", "src/theme.ts"]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const exported = Array.from(index.matchAll(/export \{([^}]+)\}/g), ([, names = ""]) => names.split(","))
  .flat()
  .map((name) => name.trim())
  .filter(Boolean);

test.each(exported)("the README lists %s", (name) => {
  expect(readme).toContain(`\`${name}\``);
});

test("the README's example, which the lint script compiles against the built package, has at most 15 lines", () => {
  const example = readme.match(/```tsx\n([^`]+)```/)?.[1] ?? "";
  expect(example).toBe(readFileSync("examples/home.tsx", "utf8"));
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(15);
});

test("the README names what is marked for clients, and nothing else", () => {
  const marked = readPublicModules().flatMap(({ isType, names, path }) =>
    !isType && isMarked(`src/${path}`) ? names : [],
  );
  const sentence = readme.match(/is in the files of ([^.]+), and in no other/)?.[1] ?? "";
  const named = Array.from(sentence.matchAll(/`(\w+)`/g), ([, name]) => name);
  expect(new Set(named)).toEqual(new Set(marked));
});

test.each(["Button", "Dialog", "Carousel"])("the size of %s in the README is its budget", (name) => {
  const { imports } = JSON.parse(readFileSync("budgets.json", "utf8"));
  const claim = readme.match(new RegExp(`([\\d.]+)(?: kB)? for \`${name}\``))?.[1];
  expect(Number(claim)).toBe(imports[name]);
});

test.each([
  { as: "without fonts in it", options: { assetsInlineLimit: 0 }, claim: /everything: (\d+) kB compressed/ },
  { as: "as Vite puts fonts into it", options: {}, claim: /or (\d+) kB once Vite/ },
])("the size of styles.css in the README is its size $as", async ({ options, claim }) => {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    build: { ...options, rolldownOptions: { input: "dist/styles.css" }, write: false },
  });
  const files = [made].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  const sheet = files.find(({ fileName }) => fileName.endsWith(".css"));
  const text = sheet?.type === "asset" ? sheet.source : "";
  expect(Math.round(gzipSync(text).length / 1000)).toBe(Number(readme.match(claim)?.[1]));
});
