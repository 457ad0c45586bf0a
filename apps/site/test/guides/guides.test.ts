import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const guides = join(import.meta.dirname, "../../../../docs/guides");
const read = (path: string) => readFileSync(path, "utf8");

const shown = globSync(join(guides, "*.md")).flatMap((guide) =>
  Array.from(read(guide).matchAll(/^( *)```tsx?\n(.*?)^ *```$/gms), ([, indent = "", code = ""]) => ({
    guide,
    code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  })),
);
const compiled = globSync(join(import.meta.dirname, "*.{ts,tsx}")).map(read);

test.each(shown)("$guide shows code that is type-checked here", ({ code }) => {
  expect(compiled.find((file) => file.endsWith(code))).toBeDefined();
});

test("the guides show code", () => expect(shown).not.toHaveLength(0));
