import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dist, published } from "../build/folders.ts";
import { pages } from "./published-pages.ts";

const read = (file: string) => readFileSync(join(published, file), "utf8");
const licenses = read("licenses.txt");

test.each([
  ["react", "Meta Platforms"],
  ["react-dom", "Meta Platforms"],
  ["scheduler", "Meta Platforms"],
  ["minisearch", "Luca Ongaro"],
  ["keen-slider", "Eric Beyer"],
  ["notistack", "Hossein Dehnokhalaji"],
  ["goober", "Cristian Bote"],
  ["clsx", "Luke Edwards"],
  ["ky", "Sindre Sorhus"],
  ["superstruct", "Ian Storm Taylor"],
  ["final-form", "Erik Rasmussen"],
  ["react-final-form", "Erik Rasmussen"],
  ["@babel/runtime", "Sebastian McKenzie"],
])("the package %s has its version and its license by %s", (name, holder) => {
  const [, notice = ""] = licenses.split(new RegExp(String.raw`^${name} \d+\.\d+\.\d+ \(MIT\)\n=+$`, "m"));
  const [own = ""] = notice.split(/^=+$/m);
  expect(own).toContain(holder);
  expect(own).toMatch(/Permission is hereby\s+granted/);
});

test.each(["Phosphor Icons", "Mulish Project Authors", "Ojuju Project Authors", "SIL OPEN FONT LICENSE"])(
  "icons and fonts have the notice of %s",
  (holder) => expect(licenses).toContain(holder),
);

test("each script names the licenses in its first line, and no page does", () => {
  const [assets = []]: string[][] = JSON.parse(readFileSync(join(dist, "builds.json"), "utf8"));
  const scripts = assets.filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts)
    expect(read(`assets/${name}`).slice(0, 28)).toBe("//! licenses: /licenses.txt\n");
  expect(pages.filter(({ html }) => html.includes("licenses.txt"))).toEqual([]);
});
