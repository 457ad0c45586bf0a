import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicPackages } from "./public-packages.ts";

const root = join(import.meta.dirname, "../../../..");
const published = new Set(publicPackages(root).map(({ manifest }) => manifest.name));
const changesets = globSync(".changeset/*.md", { cwd: root }).map((file) => {
  const [, front = "", text = ""] = readFileSync(join(root, file), "utf8").split(/^---$/m);
  const names = Array.from(front.matchAll(/^"(.+)":/gm), ([, name = ""]) => name);
  return { file, text, names };
});

// If this fails, split the file: docs/guides/release.md says why.
test("each changeset speaks either to users of the published packages, or to operators and visitors", () => {
  const mixed = changesets.filter(
    ({ names }) => new Set(names.map((name) => published.has(name))).size !== 1,
  );
  expect(mixed.map(({ file }) => file)).toEqual([]);
});

test("each breaking change of a published package is followed by the code before and after", () => {
  const silent = changesets.filter(({ text }) =>
    text
      .split("**Breaking:**")
      .slice(1)
      .some((rest) => !/^[^\n]+\n\n```diff\n(?=[^`]*^-)(?=[^`]*^\+)/m.test(rest)),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});
