import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dist, published } from "../build/folders.ts";
import { pages } from "./published-pages.ts";

const read = (file: string) => readFileSync(join(published, file), "utf8");
const licenses = read("licenses.txt");

const packages =
  "@babel/runtime clsx final-form goober keen-slider ky minisearch notistack react react-dom react-final-form scheduler superstruct";

test.each(packages.split(" "))("the package %s has its version and its license", (name) => {
  const [, own = ""] =
    new RegExp(String.raw`(?:^|\n)${name} \d+\.\d+\.\d+ \(MIT\)\n=+\n(.*?)\n=`, "s").exec(licenses) ?? [];
  expect(own).toMatch(/copyright .+permission is hereby\s+granted/is);
});

test("icons and fonts have their notices", () => {
  for (const holder of ["Phosphor Icons", "Mulish Project Authors", "Ojuju Project Authors"])
    expect(licenses).toContain(holder);
});

test("each script names the licenses in its first line, and no page does", () => {
  const [assets = []]: string[][] = JSON.parse(readFileSync(join(dist, "builds.json"), "utf8"));
  const scripts = assets.filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts)
    expect(read(`assets/${name}`).slice(0, 28)).toBe("//! licenses: /licenses.txt\n");
  expect(pages.filter(({ html }) => html.includes("licenses.txt"))).toEqual([]);
});
