import { readFileSync } from "node:fs";
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
