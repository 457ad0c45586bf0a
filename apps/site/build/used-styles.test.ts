import { generate } from "css-tree";
import { expect, test } from "vitest";
import { parseHtml } from "./html.ts";
import { dropUnusedStyles, parseStyles } from "./used-styles.ts";

function usedStyles(css: string, html: string, code = ""): string {
  const sheet = parseStyles(css);
  dropUnusedStyles(sheet, parseHtml(html), code);
  return generate(sheet);
}

const page =
  '<header class="top"><a class="link" href="https://a.example" data-size="large" data-color="#B23A16">A</a></header><details><summary>B</summary></details><template><p class="late">C</p></template><noscript><p class="plain">D</p></noscript>';

const cases = [
  { what: "a class of the page", css: ".link{color:red}" },
  { what: "a state", css: ".link:hover:not(:focus-visible){color:red}" },
  { what: "an element inside a template", css: ".late{color:red}" },
  { what: "a fold that a visitor opens", css: "details[open] summary{color:red}" },
  { what: "a printed link", css: '@media print{a[href^="http"]:after{content:attr(href)}}' },
  { what: "forced colors", css: "@media (forced-colors:active){.link{color:linktext}}" },
  { what: "one of several", css: ":is(.top,.bottom)>a{color:red}" },
  { what: "a value", css: "[data-size=large]{color:red}" },
  { what: "an escaped value", css: ".link[data-color=\\#B23A16]{color:red}" },
  { what: "every element", css: "*,::backdrop{color:red}" },
  { what: "a class that a script sets", css: ".is-open{color:red}", code: 'a.className="is-open"' },
  { what: "an element that a script makes", css: "dialog{color:red}", code: 'jsx("dialog",{})' },
  { what: "a computed heading", css: "h3{color:red}", code: "`h${level}`" },
  { what: "an attribute that a script sets", css: "[aria-busy=true]{color:red}", code: '"aria-busy":!0' },
  { what: "an attribute in a script's dataset", css: "[data-is-on]{color:red}", code: "a.dataset.isOn=1" },
  { what: "an attribute of two words in a script", css: "[readonly]{color:red}", code: "a.readOnly=!0" },
  { what: "an attribute that a script reflects", css: "[aria-busy=true]{color:red}", code: "a.ariaBusy=b" },
  {
    what: "a start of what a script sets",
    css: '[href^="mailto:"]{color:red}',
    code: "a.href=`mailto:${b}`",
  },
  { what: "an element that a script chooses", css: "dl{color:red}", code: 'jsx(a?"dl":"div",{})' },
  { what: "an element in a script's HTML", css: "dl{color:red}", code: 'a.innerHTML="<dl>"' },
  { what: "an element for want of scripts", css: ".plain{color:red}" },
  { what: "a value in either case", css: "[data-size=LARGE i]{color:red}" },
  {
    what: "a variable that a container's style names",
    css: ".link{--a:b}@container style(--a:b){p{color:red}}",
  },
  {
    what: "an animation in a variable",
    css: ".link{--a:turn;animation:1s var(--a)}@keyframes turn{0%{rotate:1deg}}",
  },
  { what: "a variable that a variable names", css: ".link{--a:var(--b);--b:red;color:var(--a)}" },
  { what: "a variable that a later style names", css: ":root{--a:red}", code: ".b{color:var(--a)}" },
  { what: "a named animation", css: ".link{animation:1s turn}@keyframes turn{0%{rotate:1deg}}" },
  { what: "an element without a class", css: "summary:not([class]){color:red}" },
  {
    what: "an element that a script makes, perhaps with a class",
    css: "dl:not([class]){color:red}",
    code: '"dl"',
  },
  { what: "the order of layers", css: "@layer a{}@layer b{.link{color:red}}" },
];

test.each(cases)("$what stays", ({ css, code = "" }) => {
  expect(usedStyles(css, page, code)).toBe(css);
});

const dropped = [
  { what: "another page's class", css: ".other{color:red}" },
  { what: "a class inside a state", css: ".link:is(.other,.another){color:red}" },
  { what: "an element that is not there", css: "table{color:red}" },
  { what: "a word of the text that is no element", css: "b{color:red}" },
  { what: "another value", css: "[data-size=small]{color:red}" },
  { what: "a prefix that no value has", css: "[href^=mailto]{color:red}" },
  { what: "an element that always has a class", css: "header:not([class]){color:red}" },
  { what: "a rule of one width", css: "@media (width>9em){.other{color:red}}" },
  { what: "an unused animation", css: "@keyframes turn{0%{rotate:1deg}}" },
  { what: "a variable that nothing names", css: ":root{--a:red;--b:var(--a)}" },
];

test.each(dropped)("$what is left out", ({ css }) => {
  expect(usedStyles(css, `${page}<p>b</p>`)).toBe("");
});

test("of a list of selectors those stay that may match", () => {
  expect(usedStyles(".link,.other{color:red}", page)).toBe(".link{color:red}");
});

test("inside a selector, too, where that leaves it as specific as it was", () => {
  expect(usedStyles(":where(.link,.other) p{color:red}", `${page}<p>b</p>`)).toBe(
    ":where(.link) p{color:red}",
  );
  const list = ":is(.link,#other) p{color:red}";
  expect(usedStyles(list, `${page}<p>b</p>`)).toBe(list);
});
