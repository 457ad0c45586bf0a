import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folders = [...new Set(globSync("src/*/*.tsx").map((file) => file.split("/")[1] ?? ""))].filter(
  (folder) => existsSync(`src/${folder}/${folder}.tsx`),
);
const index = readFileSync("src/index.ts", "utf8");
const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

test("there are components to check", () => {
  expect(folders.length).toBeGreaterThan(40);
});

test.each(folders)("%s is exported", (folder) => {
  expect(index).toContain(`from "./${folder}/`);
});

// A provider of toasts has no element of its own to conform.
test.each(folders.filter((folder) => folder !== "toast"))("%s is tested, and conforms", (folder) => {
  expect(read(`src/${folder}/${folder}.test.tsx`)).toMatch(/\bconforms\(/);
});

test.each(folders)("%s has a default story, a playground and one of all its states", (folder) => {
  const stories = read(`src/${folder}/${folder}.stories.tsx`);
  for (const name of ["Default", "Playground", "States"]) {
    expect(stories).toMatch(new RegExp(`export const ${name}\\b`));
  }
});
