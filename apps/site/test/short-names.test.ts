import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dist, published } from "../build/folders.ts";
import { pages } from "./published-pages.ts";
import { shortenProperties } from "../build/short-names.ts";

// Assets of earlier builds are in the same folder, and can have other names.
const [assets = []]: string[][] = JSON.parse(readFileSync(join(dist, "builds.json"), "utf8"));
const files = assets.filter((name) => /\.(?:css|js)$/.test(name));
const later = files.map((name) => readFileSync(join(published, "assets", name), "utf8")).join("\n");
const all = [later, ...pages.map(({ html }) => html)].join("\n");

test("custom properties in chunks are declared under the same short name", () => {
  const used = Array.from(later.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name);
  expect(used).toContain("--carousel-gap");
  expect(used.filter((name) => !all.includes(`${name}:`))).toEqual([]);
});

test("build has no unshortened custom property, and no class that ad blockers hide", () => {
  const names = new Set(all.match(/--[a-z][\w-]*/gi));
  expect([...names].filter((name) => shortenProperties(name) !== name)).toEqual([]);
  expect(all).not.toMatch(/\b_ad\b/);
});
