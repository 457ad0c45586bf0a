import { expect, test } from "vitest";
import { variantPath } from "../app/shell/paths.ts";
import { brand } from "../brand.ts";
import { pages } from "./published-pages.ts";
import { textOf } from "./page-text.ts";

const mainOf = (path: string) => pages.find((page) => page.path === path)?.page.querySelector("main");

const parts: [selector: string, text: RegExp][] = [
  ["h1", /#1 dating app for Black singles/],
  ["h2", /^GET THE APP$/],
  ["h2", /^How It Works$/],
  ["h3", /^Create A Profile$/],
  ["h3", /^Browse Photos$/],
  ["h3", /^Start Communicating$/],
  ['[aria-roledescription="carousel"]', /./],
  ["h2", /^Find something real$/],
];

test.each(["/", variantPath])("%s shows its sections in order [spec 51]", (path) => {
  const places = parts.map(([selector, text]) => {
    const candidates = mainOf(path)?.querySelectorAll(selector) ?? [];
    return candidates.find((element) => text.test(textOf(element)))?.range[0] ?? -1;
  });
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each(["/", variantPath])("%s shows a picture on each slide", (path) => {
  const slides = mainOf(path)?.querySelectorAll('[aria-roledescription="slide"]') ?? [];
  const pictures = slides.map((slide) => slide.querySelector("img[src$='.svg']") !== null);
  expect(pictures).toEqual(Array(4).fill(true));
});

test.each(["/", variantPath, "/download", "/blacks"])("%s explains the two apps", (path) => {
  expect(textOf(mainOf(path) ?? null)).toContain(
    `${brand.name} is open to all singles; ${brand.variant.name} is made for Black and African singles.`,
  );
});

/** Returns the URLs of the links in a page's main part by their label. */
const hrefsOf = (path: string, label: string) =>
  mainOf(path)
    ?.querySelectorAll("a")
    .filter((link) => textOf(link) === label)
    .map((link) => link.getAttribute("href"));

test.each([
  ["/advertise", "Get Started", Array(2).fill("/advertise-form"), "34, 56"],
  ["/download", "Download", ["/get"], "53"],
  ["/download", "Find Singles near you", ["/blacks"], "53"],
  ["/blacks", `Get ${brand.variant.name}`, [variantPath], "54"],
  ["/blacks", `${brand.variant.name} on the App Store`, [brand.variant.stores.apple], "54"],
  ["/blacks", `${brand.variant.name} on Google Play`, [brand.variant.stores.google], "54"],
  ["/safety", "StopNCII.org", ["https://stopncii.org/"], "6"],
  ["/safety", "Take It Down", ["https://takeitdown.ncmec.org/"], "6"],
  ["/ambassadors", "Sign up", Array(2).fill("/partnership"), "64"],
  ["/", "Help if someone blackmails you", ["/safety#blackmail"], "6"],
])("%s: “%s” leads to %o [spec %s]", (path, label, hrefs) => {
  expect(hrefsOf(path, label)).toEqual(hrefs);
});

const heroes = pages.flatMap(({ path, page }) => {
  const picture = page.querySelector('main [data-surface="indigo"] > svg');
  return picture ? [{ path, picture }] : [];
});
const isRectangle = (path: string | undefined) => /^M[-\d. ]+[hHvV][-\d.hHvV ]+[zZ]$/.test(path ?? "");

test("hero pictures with a background fill the panel", () => {
  expect(heroes.length).toBeGreaterThan(5);
  const faults = heroes.filter(
    ({ picture }) =>
      picture.getAttribute("data-fit") !== "cover" &&
      isRectangle(picture.querySelector("path")?.getAttribute("d")),
  );
  expect(faults.map(({ path }) => path)).toEqual([]);
});
