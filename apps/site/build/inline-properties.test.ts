import { expect, test } from "vitest";
import { inlineProperties } from "./inline-properties.ts";
import { parseStyles } from "./used-styles.ts";

test.each([
  {
    what: "a value",
    css: ":root{margin:0;--a:1rem}p{margin:var(--a)}",
    inlined: ":root{margin:0}p{margin:1rem}",
  },
  {
    what: "a value in a layer",
    css: "@layer b{:root{margin:0;--a:red}}p{color:var(--a)}",
    inlined: "@layer b{:root{margin:0}}p{color:red}",
  },
  {
    what: "a value of a value",
    css: ":root{margin:0;--a:var(--b);--b:red}p{color:var(--a)}",
    inlined: ":root{margin:0}p{color:red}",
  },
  {
    what: "a short value, twice",
    css: ":root{margin:0;--a:1rem}p{margin:var(--a) var(--a)}",
    inlined: ":root{margin:0}p{margin:1rem 1rem}",
  },
  {
    what: "a part of a function",
    css: ":root{margin:0;--a:1rem}p{margin:calc(2*var(--a))}",
    inlined: ":root{margin:0}p{margin:calc(2*1rem)}",
  },
  {
    what: "a value of a property that is not the root's",
    css: ":root{margin:0;--a:red}p{--b:var(--a);color:var(--b)}",
    inlined: ":root{margin:0}p{--b:red;color:var(--b)}",
  },
  {
    what: "a value beside another",
    css: ":root{margin:0;--a:1px;--b:2px}p{margin:var(--a)var(--b)}",
    inlined: ":root{margin:0}p{margin:1px 2px}",
  },
  {
    what: "a value before a sign",
    css: ":root{margin:0;--a:1rem}p{margin:var(--a)-1px}",
    inlined: ":root{margin:0}p{margin:1rem -1px}",
  },
])("$what is written where it is used", ({ css, inlined }) => {
  expect(inlineProperties(parseStyles(css), "")).toBe(inlined);
});

const long = "cubic-bezier(.2,.7,.2,1)";

test.each([
  { what: "what an element has another value of", css: ":root{--a:red}p{--a:blue;color:var(--a)}" },
  {
    what: "what a wide window has another value of",
    css: ":root{--a:red}@media (width>9em){:root{--a:blue}}p{color:var(--a)}",
  },
  { what: "what only a wide window has", css: "@media (width>9em){:root{--a:red}}p{color:var(--a)}" },
  {
    what: "what only a wide window has, in a layer",
    css: "@media (width>9em){@layer b{:root{--a:red}}}p{color:var(--a)}",
  },
  { what: "what only a part of the page has", css: "p{--a:red;color:var(--a)}" },
  { what: "what names such a property", css: ":root{--a:var(--b)}p{--b:red;color:var(--a)}" },
  { what: "what has a fallback", css: ":root{--a:red}p{color:var(--a,blue)}" },
  {
    what: "what a container is asked for",
    css: ":root{--a:b}p{color:var(--a)}@container style(--a:b){p{margin:0}}",
  },
  {
    what: "what a script sets",
    css: ":root{--a:red}p{color:var(--a)}",
    elsewhere: 'root.style.setProperty("--a","blue")',
  },
  { what: "a long value, twice", css: `:root{--a:${long}}p{transition:var(--a),var(--a)}` },
  { what: "an important one", css: ":root{--a:red!important}p{color:var(--a)}" },
])("$what stays", ({ css, elsewhere = "" }) => {
  expect(inlineProperties(parseStyles(css), elsewhere)).toBe(css);
});

test("what a later style uses stays declared", () => {
  expect(inlineProperties(parseStyles(":root{--a:red}p{color:var(--a)}"), "dialog{color:var(--a)}")).toBe(
    ":root{--a:red}p{color:red}",
  );
});
