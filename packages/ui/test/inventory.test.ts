import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Used by our own components only. */
const internal = new Set(["field"]);

const folders = new Set(globSync("src/*/*.module.css").map((file) => file.split("/")[1] ?? ""));
const index = readFileSync("src/index.ts", "utf8");

test.each([...folders].filter((folder) => !internal.has(folder)))(
  "%s is exported, shown in stories and tested",
  (folder) => {
    expect(index).toContain(`from "./${folder}/`);
    expect(existsSync(`src/${folder}/${folder}.stories.tsx`)).toBe(true);
    expect(existsSync(`src/${folder}/${folder}.test.tsx`)).toBe(true);
  },
);

test.each([...folders].filter((folder) => !internal.has(folder)))(
  "%s has a plain story and a playground",
  async (folder) => {
    const stories = readFileSync(`src/${folder}/${folder}.stories.tsx`, "utf8");
    expect(stories).toMatch(/export const Default\b/);
    expect(stories).toMatch(/export const Playground\b/);
  },
);
