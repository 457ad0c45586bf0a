import { expect, test } from "vitest";
import { brand } from "../../../brand.ts";
import { readPublishedPages } from "../../../publish/published-pages.ts";

const pages = await readPublishedPages();
const mainOf = (path: string) =>
  /<main.*<\/main>/s.exec(pages.find((page) => page.path === path)?.html ?? "")?.[0] ?? "";

const parts = [
  /<h1[^>]*>[^<]*#1 dating app for Black singles/,
  /<h2[^>]*>GET THE APP</,
  /<h2[^>]*>How It Works</,
  /<h3[^>]*>Create A Profile</,
  /<h3[^>]*>Browse Photos</,
  /<h3[^>]*>Start Communicating</,
  /aria-roledescription="carousel"/,
  /<h2[^>]*>Find something real</,
];

test.each(["/", `/${brand.slug}-blacks`])("%s has its parts, in their order", (path) => {
  const places = parts.map((part) => mainOf(path).search(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each(["/", `/${brand.slug}-blacks`])("%s has a picture on each of its four slides", (path) => {
  const [, ...slides] = mainOf(path).split('aria-roledescription="slide"');
  expect(slides.map((slide) => /class="panel-picture"[^>]*><svg/.test(slide))).toEqual(Array(4).fill(true));
});
