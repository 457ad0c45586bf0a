import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import { optimize, type Config } from "svgo";

/** An SVG file that pages share. Its name below `assets/` has a hash of its content. */
export type SvgFile = { name: string; text: string };

// A hundredth of a drawing's 480 is less than a hundredth of a pixel.
const params = { floatPrecision: 2 };
const optimizedFile: Config = {
  multipass: true,
  plugins: [{ name: "preset-default", params: { overrides: { convertPathData: params } } }],
};
/** Styles of the page select the elements of a drawing inside it, so they stay. */
const optimizedInPage: Config = { plugins: [{ name: "convertPathData", params }] };

/** Many pages have the same drawings. */
const optimized = new Map<string, string>();

function optimizeOnce(svg: string, config: Config): string {
  const key = `${config.multipass} ${svg}`;
  const smaller = optimized.get(key) ?? optimize(svg, config).data;
  optimized.set(key, smaller);
  return smaller;
}

function svgFile(kind: string, text: string): SvgFile {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { name: `${kind}-${hash}.svg`, text };
}

/** Optimizes the drawings inside a page, except those of islands, which React compares. */
export function optimizeDrawings(page: HTMLElement): void {
  for (const drawing of page.querySelectorAll("svg"))
    if (!drawing.closest("[data-island]"))
      drawing.replaceWith(optimizeOnce(drawing.outerHTML, optimizedInPage));
}

const dataUrl = "data:image/svg+xml,";

export function moveDrawings(page: HTMLElement): SvgFile[] {
  return (["src", "srcset"] as const).flatMap((name) =>
    page.querySelectorAll(`:is(img, source)[${name}^="${dataUrl}"]`).map((image) => {
      const svg = decodeURIComponent((image.getAttribute(name) ?? "").slice(dataUrl.length));
      const file = svgFile("drawing", optimizeOnce(svg, optimizedFile));
      image.setAttribute(name, `/assets/${file.name}`);
      return file;
    }),
  );
}

/**
 * The places that the first view does not show: below it, closed, or in a template; and notes, whose icons say what their titles say,
 * so they may come later.
 */
const late = [
  "footer",
  "template",
  "noscript",
  "main > section ~ *",
  "main section section",
  "article h2 ~ *",
  "main [role=note]",
  "details > :not(summary)",
];

/** Loads the pictures before the first subheading at once, since one of them is often the largest paint. */
export function loadFirstPictures(page: HTMLElement): void {
  for (const part of page.querySelectorAll("main :is(h2, img):not([hidden] *)")) {
    if (part.rawTagName === "h2") return;
    part.removeAttribute("loading");
  }
}

/**
 * Moves the icons that the first view does not show into one file, except those of islands, which React compares. Each
 * icon keeps its frame, and so its size and its color, that of the text beside it. Returns the file, if there are icons.
 */
export function moveIcons(page: HTMLElement): SvgFile[] {
  const places = page.querySelectorAll(late.join());
  // Places may be inside each other.
  const all = new Set(places.flatMap((place) => place.querySelectorAll('svg[fill="currentColor"]')));
  const icons = [...all].filter((icon) => !icon.closest("[data-island]"));
  if (icons.length === 0) return [];
  const shapes = [...new Set(icons.map(({ innerHTML }) => innerHTML))];
  const groups = shapes.map((shape, index) => `<g id="i${index}">${shape}</g>`);
  const file = svgFile("icons", `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`);
  for (const icon of icons)
    icon.innerHTML = `<use href="/assets/${file.name}#i${shapes.indexOf(icon.innerHTML)}"/>`;
  return [file];
}
