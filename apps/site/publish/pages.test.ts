import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { publishPage } from "./pages.ts";

const scripts = new Map([["/app/enhance.ts", { src: "/assets/enhance-1.js", integrity: "sha384-abc" }]]);
const styles: Record<string, string> = {
  "/assets/a.css": "a{color:red}",
  "/assets/b.css": "b{content:'$&'}",
};
const publish = (html: string) => publishPage(html, (href) => styles[href] ?? "", scripts);
const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("stylesheets travel inside the page, in their order, under one hash", () => {
  const { html, styles: hashes } = publish(
    '<head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/></head>',
  );
  const css = "a{color:red}b{content:'$&'}";
  expect(html).toBe(`<head><style>${css}</style></head>`);
  expect(hashes).toEqual([sha256(css)]);
});

test("a script's source gives way to the built script and its integrity", () => {
  const { html, scripts: hashes } = publish(
    '<head></head><script type="module" src="/app/enhance.ts"></script>',
  );
  expect(html).toContain('<script type="module" src="/assets/enhance-1.js" integrity="sha384-abc"></script>');
  expect(hashes).toEqual([]);
});

test("an inline script is allowed by its hash; data for search engines needs none", () => {
  const { scripts: hashes } = publish(
    '<head><script type="application/ld+json">{}</script></head><script type="speculationrules">{"a":1}</script>',
  );
  expect(hashes).toEqual([sha256('{"a":1}')]);
});

test("a script that is not built is an error that names it", () => {
  expect(() => publish('<head></head><script type="module" src="/app/other.ts"></script>')).toThrow(
    "The page loads /app/other.ts, which publish/scripts.ts does not build.",
  );
});

test("a style attribute is an error, for the policy would drop it", () => {
  expect(() => publish('<head></head><p style="color:red">')).toThrow('<p style="color:red"');
});
