import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readme = readFileSync("README.md", "utf8");
const index = ["src/index.ts", "src/enhancements.ts"].map((file) => readFileSync(file, "utf8")).join("\n");
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
