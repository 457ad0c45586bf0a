import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Parts that only our own components use. */
const internal = new Set(["field"]);

const folders = [...new Set(globSync("src/*/*.tsx").map((file) => file.split("/")[1] ?? ""))].filter(
  (folder) => existsSync(`src/${folder}/${folder}.tsx`) && !internal.has(folder),
);
const index = readFileSync("src/index.ts", "utf8");
const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

test("there are components to look at", () => {
  expect(folders.length).toBeGreaterThan(40);
});

test.each(folders)("%s is exported", (folder) => {
  expect(index).toContain(`from "./${folder}/`);
});

test.each(folders)("%s is tested, and conforms", (folder) => {
  expect(read(`src/${folder}/${folder}.test.tsx`)).toMatch(/^conforms\(/m);
});

test.each(folders)("%s has a plain story, a playground and one of all its states", (folder) => {
  const stories = read(`src/${folder}/${folder}.stories.tsx`);
  for (const name of ["Default", "Playground", "States"]) {
    expect(stories).toMatch(new RegExp(`export const ${name}\\b`));
  }
});
