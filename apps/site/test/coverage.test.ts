import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import { factsCoverage } from "./facts-coverage.ts";
import { readPageText } from "./page-text.ts";
import { footerColumns, requiredHeadings, requiredStrings } from "./required-strings.ts";
import { getPagesIn } from "./published-pages.ts";

const pages = new Map(getPagesIn("en").map(({ path, page }) => [path, readPageText(page)]));

/** Returns the words of the page at a path, in which `{product}` is the brand's slug. */
function wordsOf(path: string) {
  const words = pages.get(path.replace("{product}", brand.slug));
  if (!words) throw new Error(`No page is published at ${path}.`);
  return words;
}

const facts = Object.entries(factsCoverage).flatMap(([fact, [spec, places, pattern]]) =>
  places.map((place) => ({ fact, place, pattern, spec })),
);

test("facts are numbered F1 to F63", () => {
  expect(Object.keys(factsCoverage)).toEqual(Array.from({ length: 63 }, (_, index) => `F${index + 1}`));
});

test.each(facts)("$place states $fact [spec $spec]", ({ place, pattern }) => {
  const [path = "", id] = place.split("#");
  const words = wordsOf(path);
  expect(id === undefined ? words.main : words.section(id)).toMatch(pattern);
});

const strings = Object.entries(requiredStrings).flatMap(([path, bySentence]) =>
  Object.entries(bySentence).flatMap(([spec, all]) =>
    all.map((string) => ({
      path,
      spec,
      string: string
        .replace("{product}", brand.name)
        .replace("{support}", brand.addresses.support)
        .replace("{security}", brand.addresses.security)
        .replace("{privacyOfficer}", brand.legal.privacyOfficer),
    })),
  ),
);

test.each(strings)("$path shows “$string”, byte for byte [spec $spec]", ({ path, string }) => {
  expect(wordsOf(path).all).toContain(string);
});

/** The route table of the specification. */
const routes: [path: string, heading: string, spec: string][] = [
  ["/", "The #1 dating app for Black singles", "1, 16"],
  ["/{product}-blacks", `${brand.variant.name}, the #1 dating app for Black singles`, "2, 17"],
  ["/advertise", "Grow Your Business", "18"],
  ["/advertise-form", "We will get back to you within 24 Hours", "19"],
  ["/ambassadors", "Become an Affiliate", "20"],
  ["/download", `Download ${brand.name}`, "21"],
  ["/blacks", "Find Singles near you Today #1 Dating App for Black Singles", "22"],
  ["/privacy", "Privacy policy", "23"],
  ["/terms", "Terms of use", "24"],
  ["/policy", "Cookie Policy", "25"],
  ["/security", "Security", "26"],
  ["/partnership", "Partnership Program", "27"],
  ["/contactus", "Contact Us", "28"],
  ["/safety", "Dating safety tips", "29"],
  ["/safetytips", "Thanks for Joining", "30"],
  ["/faq", "Help", "31"],
  ["/communityguidelines", "Community Guidelines", "32"],
];

test.each(routes)("%s is published with the heading “%s” [spec 13, %s]", (path, heading) => {
  expect(wordsOf(path).title).toBe(heading);
});

test.each([...pages.keys()])("%s shows the footer's columns [spec 41]", (path) => {
  expect(wordsOf(path).footer).toEqual(expect.arrayContaining([...footerColumns]));
});

const headed = Object.entries(requiredHeadings).map(([path, bySentence]) => ({
  path,
  headings: Object.values(bySentence).flat(),
  spec: Object.keys(bySentence).join(", "),
}));

test.each(headed)("$path shows its sections in order [spec $spec]", ({ path, headings }) => {
  expect(wordsOf(path).headings.filter((heading) => heading !== "More pages")).toEqual(headings);
});

test.each([
  ["/terms", 19],
  ["/privacy", 13],
  ["/policy", 8],
  ["/communityguidelines", 17],
])("%s summarizes its %i sections", (path, count) => {
  expect(wordsOf(path).main.match(/In short: \S/g)).toHaveLength(count);
});
