import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dist, published } from "./folders.ts";
import { readPublishedPages } from "./pages.ts";
import { shortClass, shortenProperties } from "./short-names.ts";

const sheet = (component: string) => `/ui/src/${component}/${component}.module.css`;

test("a part of a component has a short class of its own, wherever the component is", () => {
  const name = shortClass("root", sheet("button"));
  expect(name).toMatch(/^_[a-z]{2}$/);
  expect(shortClass("root", "elsewhere/button.module.css?used")).toBe(name);
  expect(shortClass("root", sheet("callout"))).not.toBe(name);
});

test("what neither the site nor the package names has no short class", () => {
  expect(shortClass("nowhere", sheet("button"))).toBeUndefined();
});

test("custom properties have short names, but for those that scripts name and those of others", () => {
  const short = shortenProperties("calc(var(--gutter) * 2)");
  expect(short).toMatch(/^calc\(var\(--[a-z]{2}\) \* 2\)$/);
  expect(shortenProperties("--color-text")).not.toBe(shortenProperties("--color-page"));
  expect(shortenProperties("var(--carousel-gap) --of-others")).toBe("var(--carousel-gap) --of-others");
});

async function readBuild() {
  // Those of earlier builds, which stay beside these, may have other names.
  const [assets = []]: string[][] = JSON.parse(readFileSync(join(dist, "builds.json"), "utf8"));
  const files = assets.filter((name) => /\.(?:css|js)$/.test(name));
  const later = files.map((name) => readFileSync(join(published, "assets", name), "utf8")).join("\n");
  const pages = await readPublishedPages();
  return { later, all: [later, ...pages.map(({ html }) => html)].join("\n") };
}

test("whatever built scripts and later sheets use is declared under the same name", async () => {
  const { later, all } = await readBuild();
  const used = Array.from(later.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name);
  expect(used).toContain("--carousel-gap");
  expect(used.filter((name) => !all.includes(`${name}:`))).toEqual([]);
});

test("the build has neither a long name that is shortened elsewhere, nor a class that ad blockers may hide", async () => {
  const { all } = await readBuild();
  const names = new Set(all.match(/--[a-z][\w-]*/gi));
  expect([...names].filter((name) => shortenProperties(name) !== name)).toEqual([]);
  expect(all).not.toMatch(/\b_ad\b/);
});
