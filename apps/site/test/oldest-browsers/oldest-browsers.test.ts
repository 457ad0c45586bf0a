import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { published } from "../../build/folders.ts";
import { pages } from "../published-pages.ts";
import { acceptedInScripts, acceptedInStyles } from "./accepted-features.ts";
import type { UnsupportedFeatures } from "./compat-data.ts";
import { findUnsupportedInScript } from "./script-features.ts";
import { findUnsupportedInStyles } from "./style-features.ts";

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

test.each([
  ["styles", styles, 1, findUnsupportedInStyles, acceptedInStyles],
  ["scripts", scripts, 5, findUnsupportedInScript, acceptedInScripts],
] as const)("%s use only features of the oldest browsers, or accepted ones", (...row) => {
  const [, texts, least, findUnsupported, accepted] = row;
  expect(texts.size).toBeGreaterThan(least);
  expect(compareWithAccepted(texts, findUnsupported, accepted)).toEqual({ open: [], unused: [] });
});

test.each([
  ['page.querySelectorAll("dialog:modal")', ["css.selectors.modal"]],
  ["page.querySelector(`main > ${name}:has(img)`)", ["css.selectors.has"]],
  ['item?.matches(":hover, :popover-open")', ["css.selectors.popover-open"]],
  ['item.closest("details[open], :focus-visible")', []],
  ['"dialog:modal"', []],
])("finds unsupported selectors in %s", (script, features) => {
  expect([...findUnsupportedInScript(script).keys()]).toEqual(features);
});
