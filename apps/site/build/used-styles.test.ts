import { expect, test } from "vitest";
import { parseHtml } from "./html.ts";
import { usedStyles } from "./used-styles.ts";

const used = (css: string, html: string, code = "") => usedStyles(css, parseHtml(html), code);

const page =
  '<header class="top"><a class="link" href="https://a.example" data-size="large" data-color="#B23A16">A</a></header><details><summary>B</summary></details><template><p class="late">C</p></template><noscript><p class="plain">D</p></noscript>';

test.each<[what: string, css: string, code?: string]>([
  ["a class of the page", ".link{color:red}"],
  ["a state", ".link:hover:not(:focus-visible){color:red}"],
  ["an element inside a template", ".late{color:red}"],
  ["a fold that a visitor opens", "details[open] summary{color:red}"],
  ["a printed link", '@media print{a[href^="http"]:after{content:attr(href)}}'],
  ["forced colors", "@media (forced-colors:active){.link{color:linktext}}"],
  ["one of several", ":is(.top,.bottom)>a{color:red}"],
  ["a value", "[data-size=large]{color:red}"],
  ["an escaped value", ".link[data-color=\\#B23A16]{color:red}"],
  ["every element", "*,::backdrop{color:red}"],
  ["a class that a script sets", ".is-open{color:red}", 'a.className="is-open"'],
  ["an element that a script makes", "dialog{color:red}", 'jsx("dialog",{})'],
  ["a computed heading", "h3{color:red}", "`h${level}`"],
  ["an attribute that a script sets", "[aria-busy=true]{color:red}", '"aria-busy":!0'],
  ["an attribute in a script's dataset", "[data-is-on]{color:red}", "a.dataset.isOn=1"],
  ["an attribute of two words in a script", "[readonly]{color:red}", "a.readOnly=!0"],
  ["an attribute that a script reflects", "[aria-busy=true]{color:red}", "a.ariaBusy=b"],
  ["a start of what a script sets", '[href^="mailto:"]{color:red}', "a.href=`mailto:${b}`"],
  ["an element that a script chooses", "dl{color:red}", 'jsx(a?"dl":"div",{})'],
  ["an element in a script's HTML", "dl{color:red}", 'a.innerHTML="<dl>"'],
  ["an element for want of scripts", ".plain{color:red}"],
  ["a value in either case", "[data-size=LARGE i]{color:red}"],
  ["a variable that a container's style names", ".link{--a:b}@container style(--a:b){p{color:red}}"],
  ["an animation in a variable", ".link{--a:turn;animation:1s var(--a)}@keyframes turn{0%{rotate:1deg}}"],
  ["a variable that a variable names", ".link{--a:var(--b);--b:red;color:var(--a)}"],
  ["a variable that a later style names", ":root{--a:red}", ".b{color:var(--a)}"],
  ["a named animation", ".link{animation:1s turn}@keyframes turn{0%{rotate:1deg}}"],
  ["an element without a class", "summary:not([class]){color:red}"],
  ["an element that a script makes, perhaps with a class", "dl:not([class]){color:red}", '"dl"'],
  ["a font with a letter of the page", "@font-face{font-family:a;unicode-range:U+20-22,U+43}"],
  ["a font that a visitor may need", "@font-face{font-family:a;unicode-range:U+181-257}", "a"],
  ["the order of layers", "@layer a{}@layer b{.link{color:red}}"],
])("%s stays", (_, css, code = "") => {
  expect(used(css, page, code)).toBe(css);
});

test.each([
  ["another page's class", ".other{color:red}"],
  ["a class inside a state", ".link:is(.other,.another){color:red}"],
  ["an element that is not there", "table{color:red}"],
  ["a word of the text that is no element", "b{color:red}"],
  ["another value", "[data-size=small]{color:red}"],
  ["a prefix that no value has", "[href^=mailto]{color:red}"],
  ["an element that always has a class", "header:not([class]){color:red}"],
  ["a rule of one width", "@media (width>9em){.other{color:red}}"],
  ["a font without a letter of the page", "@font-face{font-family:a;unicode-range:U+181-257,U+20A6}"],
  ["an unused animation", "@keyframes turn{0%{rotate:1deg}}"],
  ["a variable that nothing names", ":root{--a:red;--b:var(--a)}"],
])("%s is left out", (_, css) => {
  expect(used(css, `${page}<p>b</p>`)).toBe("");
});

test("of a list of selectors those stay that may match", () => {
  expect(used(".link,.other{color:red}", page)).toBe(".link{color:red}");
});

test("inside a selector, too, where that leaves it as specific as it was", () => {
  expect(used(":where(.link,.other) p{color:red}", `${page}<p>b</p>`)).toBe(":where(.link) p{color:red}");
  const list = ":is(.link,#other) p{color:red}";
  expect(used(list, `${page}<p>b</p>`)).toBe(list);
});
