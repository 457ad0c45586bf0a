import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { publishPage } from "./pages.ts";

const scripts = new Map([["/app/enhance.ts", { src: "/assets/enhance-1.js", integrity: "sha256-abc" }]]);
const styles: Record<string, string> = {
  "/assets/a.css": "a{color:red}",
  "/assets/b.css": "b{content:'$&'}",
};
const built = { scripts, readStyles: (href: string) => styles[href] ?? "", readCode: () => "" };
const publish = (html: string) => publishPage(html, built);
const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("stylesheets travel inside the page, in their order, under one hash", () => {
  const { html, styles: hashes } = publish(
    '<head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/></head><a>A</a><b>B</b>',
  );
  const css = "a{color:red}b{content:'$&'}";
  expect(html).toBe(`<head><style>${css}</style></head><a>A</a><b>B</b>`);
  expect(hashes).toEqual([sha256(css)]);
});

test("a script's source gives way to the built script and its integrity, in a template, too", () => {
  const { html, scripts: hashes } = publish(
    '<head></head><template id="late"><script type="module" src="/app/enhance.ts"></script></template><script>onload=a</script>',
  );
  expect(html).toContain(
    '<template id="late"><script type="module" src="/assets/enhance-1.js" integrity="sha256-abc"></script></template>',
  );
  expect(hashes).toEqual([sha256("onload=a")]);
});

test("an inline script is allowed by its hash; data for search engines needs none", () => {
  const { scripts: hashes } = publish(
    '<head><script type="application/ld+json">{}</script></head><script type="speculationrules">{"a":1}</script>',
  );
  expect(hashes).toEqual([sha256('{"a":1}')]);
});

test("a script that is not built is an error that names it", () => {
  expect(() => publish('<head></head><script type="module" src="/app/other.ts"></script>')).toThrow(
    "The page loads /app/other.ts, which build/scripts.ts does not build.",
  );
});

test("a style attribute is an error, for the policy would drop it", () => {
  expect(() => publish('<head></head><p style="color:red">')).toThrow('<p style="color:red"');
});

test("comments go, but for those that an island needs", () => {
  const { html } = publish("<head></head><p>a<!-- -->b</p><div data-island>c<!-- -->d</div>");
  expect(html).toContain("<p>ab</p>");
  expect(html).toContain("c<!-- -->d");
});

test("blanks between blocks go, and stay between words", () => {
  const { html } = publish("<head></head><div>\n<p><b>a</b> <i>b</i></p>\n<ul>\n<li>c</li>\n</ul>\n</div>");
  expect(html).toContain("<div><p><b>a</b> <i>b</i></p><ul><li>c</li></ul></div>");
  expect(publish("<head></head><p><b>a</b><span> </span><i>b</i></p>").html).toContain("<span> </span>");
});

test("attributes are in lower case, and what scripts and texts say stays", () => {
  const { html, scripts: hashes } = publish(
    '<head></head><time title="x" dateTime="2026">a dateTime="b"</time><script>a = \' charSet="b"\'</script>',
  );
  expect(html).toContain('<time title="x" datetime="2026">a dateTime="b"</time>');
  expect(hashes).toEqual([sha256("a = ' charSet=\"b\"'")]);
});

test("a custom property in HTML is an error, for published styles may name it otherwise", () => {
  expect(() => publish('<head></head><p fill="var(--sun)">')).toThrow("--sun");
});

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const square = drawing('<path d="M0 0 L 9.001 0 L 9 9 L 0 9 Z" fill="#B23A16"/>');

test("a drawing in an image's address becomes a file, the same for the same drawing", () => {
  const { html, files } = publish(
    `<head></head><img alt="A square" src="${address(square)}"><img alt="" src="${address(square)}">`,
  );
  const addresses = [...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src);
  expect(new Set(addresses)).toEqual(new Set([`/assets/${files[0]?.name}`]));
  expect(files[0]?.name).toMatch(/^drawing-[\w-]{8}\.svg$/);
  expect(files[0]?.text.length).toBeLessThan(square.length);
  expect(html).toContain('alt="A square"');
});

test("a drawing with a file for the dark scheme has both", () => {
  const dark = drawing('<path d="M0 0h9v9z" fill="#261A15"/>');
  const { html, files } = publish(
    `<head></head><picture><source media="(prefers-color-scheme:dark)" srcset="${address(dark)}"><img alt="" src="${address(square)}"></picture>`,
  );
  expect(html).not.toContain("data:");
  expect(new Set(files.map(({ name }) => name)).size).toBe(2);
  for (const { name } of files) expect(html).toContain(`/assets/${name}`);
});

test("pictures before the first subheading load at once, in spite of hidden ones, and others are lazy", () => {
  const image = '<img alt="" loading="lazy" src="/a.svg">';
  const { html } = publish(
    `<head></head><main><h1></h1><div hidden><h2></h2>${image}</div>${image}<h2></h2>${image}</main><footer>${image}</footer>`,
  );
  expect(html.match(/<h1>|<h2>|lazy|"\/a.svg"/g)?.join(" ")).toBe(
    '<h1> <h2> lazy "/a.svg" "/a.svg" <h2> lazy "/a.svg" lazy "/a.svg"',
  );
});

const icon = (path: string) =>
  `<svg class="icon" fill="currentColor" viewBox="0 0 24 24"><path d="${path}"/></svg>`;

test("a footer's icons come from one file, each in its own frame, and the header's stay", () => {
  const { html, files } = publish(
    `<head></head><header>${icon("M1 1h2v2z")}</header><footer>${icon("M4 4h2v2z")}${icon("M7 7h2v2z")}${icon("M4 4h2v2z")}</footer>`,
  );
  expect(files).toHaveLength(1);
  const [file] = files;
  expect(html).toContain('<path d="M1 1h2v2z"/>');
  const used = [...html.matchAll(/<use href="([^"#]+)#(\w+)"\/>/g)];
  expect(used.map(([, href]) => href)).toEqual(Array(3).fill(`/assets/${file?.name}`));
  expect(used[0]?.[2]).toBe(used[2]?.[2]);
  for (const [, , id] of used) expect(file?.text).toContain(`id="${id}"`);
});

test("so do icons further down, in what is closed, and of notes; one that the page shows at first stays", () => {
  const first = [`<p>${icon("M1 1h2v2z")}</p>`, `<details><summary>${icon("M2 2h2v2z")}</summary></details>`];
  const later = [
    `<section><section>${icon("M4 4h2v2z")}</section></section>`,
    `<section>${icon("M5 5h2v2z")}</section>`,
    `<details><summary></summary><p>${icon("M6 6h2v2z")}</p></details>`,
    `<p role="note">${icon("M7 7h2v2z")}</p>`,
    `<article><h2>A</h2><p>${icon("M8 8h2v2z")}</p></article>`,
  ];
  const { html, files } = publish(
    `<head></head><main><section>${first.join("")}</section>${later.join("")}</main>`,
  );
  expect(html.match(/<path d="M\d/g)).toEqual(['<path d="M1', '<path d="M2']);
  expect(files.map(({ text }) => text.match(/M\d/g))).toEqual([
    expect.arrayContaining(["M4", "M5", "M6", "M7", "M8"]),
  ]);
});

test("an icon of an island stays as React needs it, in a footer, too", () => {
  const island = `<footer><div data-island>${icon("M4 4h2v2z")}</div></footer>`;
  expect(publish(`<head></head>${island}`)).toMatchObject({
    html: expect.stringContaining(island),
    files: [],
  });
});

test("drawings in a page are made smaller, and those of an island stay as React needs them", () => {
  const given = '<svg viewBox="0 0 9 9"><path d="M 0.0001 0 L 9.00012 0 L 9 9 Z"></path></svg>';
  const { html } = publish(`<head></head>${given}<div data-island>${given}</div>`);
  expect(html.split("M 0.0001 0 L 9.00012 0 L 9 9 Z")).toHaveLength(2);
});
