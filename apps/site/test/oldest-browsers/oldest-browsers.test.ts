import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { published } from "../../build/folders.ts";
import { readPublishedPages } from "../published-pages.ts";
import { acceptedInScripts, acceptedInStyles } from "./accepted-features.ts";
import type { UnsupportedFeatures } from "./compat-data.ts";
import { findUnsupportedInScript } from "./script-features.ts";
import { findUnsupportedInStyles } from "./style-features.ts";

const pages = await readPublishedPages();
const styles = new Set(
  pages.flatMap(({ page }) => page.querySelectorAll("style").map((style) => style.textContent)),
);
const scripts = new Set<string>();

// The folder also has assets of earlier builds, so follow the links from the pages.
const folder = join(published, "assets");
const assets = new Set(readdirSync(folder).filter((name) => /\.(?:css|js)$/.test(name)));
const follow = (text: string) => {
  for (const [name] of text.matchAll(/[\w-]+\.(?:css|js)\b/g)) {
    if (!assets.delete(name)) continue;
    const content = readFileSync(join(folder, name), "utf8");
    (name.endsWith(".css") ? styles : scripts).add(content);
    follow(content);
  }
};
for (const { html } of pages) follow(html);

/** Returns unsupported features that are not accepted, by name or parent, and accepted ones that are not used. */
function compareWithAccepted(
  texts: Set<string>,
  unsupported: (text: string) => UnsupportedFeatures,
  accepted: Record<string, string>,
) {
  const needed = new Set<string>();
  const found = new Map(Array.from(texts, (text) => [...unsupported(text)]).flat());
  const open = [...found].filter(([feature]) => {
    const entry = Object.keys(accepted).find((name) => feature === name || feature.startsWith(`${name}.`));
    if (entry) needed.add(entry);
    return !entry;
  });
  return {
    open: open.map(([feature, browsers]) => `${feature}: ${browsers.join(", ")}`),
    unused: Object.keys(accepted).filter((name) => !needed.has(name)),
  };
}

test("styles use only features of the oldest browsers, or accepted ones", () => {
  expect(styles.size).toBeGreaterThan(1);
  expect(compareWithAccepted(styles, findUnsupportedInStyles, acceptedInStyles)).toEqual({
    open: [],
    unused: [],
  });
});

test("scripts use only features of the oldest browsers, or accepted ones", () => {
  expect(scripts.size).toBeGreaterThan(5);
  expect(compareWithAccepted(scripts, findUnsupportedInScript, acceptedInScripts)).toEqual({
    open: [],
    unused: [],
  });
});

test("findUnsupportedInStyles finds values, selectors and units without a fallback", () => {
  expect([
    ...findUnsupportedInStyles("a { color: color-mix(in srgb, red, blue); padding: 1lh }").keys(),
  ]).toEqual(["css.types.color-mix", "css.types.length.lh"]);
  expect([...findUnsupportedInStyles("dialog:modal { color: red }").keys()]).toEqual(["css.selectors.modal"]);
  expect([...findUnsupportedInStyles("a { padding: 1em; padding: 1lh }").keys()]).toEqual([]);
  expect([...findUnsupportedInStyles("a { padding: 1em; padding: calc(var(--a) + 1lh) }").keys()]).toEqual([
    "css.types.length.lh",
  ]);
  expect([...findUnsupportedInStyles("@supports (height: 1lh) { a { padding: 1lh } }").keys()]).toEqual([]);
});

test.each([
  ["[3, 1].toSorted()", "javascript.builtins.Array.toSorted"],
  ["Object.groupBy(list, key)", "javascript.builtins.Object.groupBy"],
  ["Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
  ["URL.canParse(text)", "api.URL.canParse"],
  ["requestIdleCallback(work)", "api.requestIdleCallback"],
  ["navigator.connection", "api.navigator.connection"],
  ["/(?<=a)b/.test(text)", "javascript.regular_expressions.lookbehind"],
  ["class A { static { start(); } }", "javascript.classes.static"],
])("findUnsupportedInScript finds %s", (code, feature) => {
  expect([...findUnsupportedInScript(code).keys()]).toContain(feature);
});

test("findUnsupportedInScript ignores features that all browsers have", () => {
  expect(
    findUnsupportedInScript("structuredClone([1].at(-1)); Object.fromEntries(list.findLast(Boolean))").size,
  ).toBe(0);
});
