import { expect, test } from "vitest";
import { parseHtml } from "./html.ts";
import { usedStyles } from "./used-styles.ts";

const inlineProperties = (css: string, code = "") => usedStyles(css, parseHtml("<p></p>"), code);

test.each([
  ["a value", ":root{margin:0;--a:1rem}p{margin:var(--a)}", ":root{margin:0}p{margin:1rem}"],
  [
    "a value in a layer",
    "@layer b{:root{margin:0;--a:red}}p{color:var(--a)}",
    "@layer b{:root{margin:0}}p{color:red}",
  ],
  [
    "a value of a value",
    ":root{margin:0;--a:var(--b);--b:red}p{color:var(--a)}",
    ":root{margin:0}p{color:red}",
  ],
  [
    "a short value, twice",
    ":root{margin:0;--a:1rem}p{margin:var(--a) var(--a)}",
    ":root{margin:0}p{margin:1rem 1rem}",
  ],
  [
    "a part of a function",
    ":root{margin:0;--a:1rem}p{margin:calc(2*var(--a))}",
    ":root{margin:0}p{margin:calc(2*1rem)}",
  ],
  [
    "a value of a property that is not the root's",
    ":root{margin:0;--a:red}p{--b:var(--a);color:var(--b)}",
    ":root{margin:0}p{--b:red;color:var(--b)}",
  ],
  [
    "a value beside another",
    ":root{margin:0;--a:1px;--b:2px}p{margin:var(--a)var(--b)}",
    ":root{margin:0}p{margin:1px 2px}",
  ],
  [
    "a value before a sign",
    ":root{margin:0;--a:1rem}p{margin:var(--a)-1px}",
    ":root{margin:0}p{margin:1rem -1px}",
  ],
])("%s is written where it is used", (_, css, inlined) => {
  expect(inlineProperties(css)).toBe(inlined);
});

const long = "cubic-bezier(.2,.7,.2,1)";

test.each<[what: string, css: string, elsewhere?: string]>([
  ["what an element has another value of", ":root{--a:red}p{--a:blue;color:var(--a)}"],
  [
    "what a wide window has another value of",
    ":root{--a:red}@media (width>9em){:root{--a:blue}}p{color:var(--a)}",
  ],
  ["what only a wide window has", "@media (width>9em){:root{--a:red}}p{color:var(--a)}"],
  [
    "what only a wide window has, in a layer",
    "@media (width>9em){@layer b{:root{--a:red}}}p{color:var(--a)}",
  ],
  ["what only a part of the page has", "p{--a:red;color:var(--a)}"],
  ["what names such a property", ":root{--a:var(--b)}p{--b:red;color:var(--a)}"],
  ["what has a fallback", ":root{--a:red}p{color:var(--a,blue)}"],
  ["what a container is asked for", ":root{--a:b}p{color:var(--a)}@container style(--a:b){p{margin:0}}"],
  ["what a script sets", ":root{--a:red}p{color:var(--a)}", 'root.style.setProperty("--a","blue")'],
  ["a long value, twice", `:root{--a:${long}}p{transition:var(--a),var(--a)}`],
  ["an important one", ":root{--a:red!important}p{color:var(--a)}"],
])("%s stays", (_, css, elsewhere = "") => {
  expect(inlineProperties(css, elsewhere)).toBe(css);
});

test("what a later style uses stays declared", () => {
  expect(inlineProperties(":root{--a:red}p{color:var(--a)}", "dialog{color:var(--a)}")).toBe(
    ":root{--a:red}p{color:red}",
  );
});
