import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const packageFolder = join(import.meta.dirname, "..");

test("the README's layout names every folder of src and every file beside them", async () => {
  const readme = await readFile(join(packageFolder, "README.md"), "utf8");
  const layout = /```text\nsrc\/\n([^`]+)```/.exec(readme)?.[1] ?? "";
  const named = layout.split("\n").flatMap((line) => /^ {2}.*?(?= {3})/.exec(line)?.[0].match(/\S+/g) ?? []);
  const files = globSync("**/*.ts", { cwd: join(packageFolder, "src") });
  const present = files
    .filter((file) => !/^[^/]+\.test\.ts$/.test(file))
    .map((file) => file.replace(/\/.*/, "/"));
  expect(named.toSorted()).toEqual([...new Set(present)].toSorted());
});
