import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import type { HTMLElement } from "node-html-parser";
import { textOf } from "./page-text.ts";
import { variantPath } from "../app/shell/paths.ts";
import { englishPath } from "@matchfront/locales/routing";
import { getPagesIn, pages as publishedPages } from "./published-pages.ts";

const pages = getPagesIn("en");

const items = [
  [brand.variant.name, variantPath],
  ["Affiliate", "/ambassadors"],
  [`Advertise with ${brand.name}`, "/advertise"],
  ["Download", "/download"],
];
const footerLinks = [
  ["Privacy", "/privacy"],
  ["Terms", "/terms"],
  ["Cookie Policy", "/policy"],
  ["Security", "/security"],
  ["Partner with us", "/partnership"],
  ["Contact Us", "/contactus"],
  ["Dating safety", "/safety"],
  ["Social safety", "/safetytips"],
  ["Help", "/faq"],
  ["Community Guidelines", "/communityguidelines"],
];
const socialLinks = [
  ["Facebook", brand.social.facebook],
  ["Twitter", brand.social.twitter],
  ["YouTube", brand.social.youtube],
  ["Instagram", brand.social.instagram],
  ["TikTok", brand.social.tiktok],
];

/** Returns label and URL of the links that match. */
const linksOf = (page: HTMLElement, selector: string) =>
  page.querySelectorAll(selector).map((link) => [textOf(link), link.getAttribute("href")]);

test.each(pages)("$path: logo links to the home page [spec 37]", ({ page }) => {
  expect(linksOf(page, "header a:has(svg)")[0]).toEqual([brand.name, "/"]);
});

const navigations: Record<string, string[][]> = {
  "/": items,
  [variantPath]: items,
  "/ambassadors": [...items, ["Sign up", "/partnership"]],
};

test.each(pages)("$path: top navigation has its links, or is missing [spec 6, 38, 39, 40]", (each) => {
  expect(linksOf(each.page, "header nav a")).toEqual(navigations[each.path] ?? []);
});

test.each(publishedPages)("$path: top navigation marks the current page", ({ path, page }) => {
  const isItem = [variantPath, "/ambassadors"].includes(englishPath(path));
  const marked = linksOf(page, 'header nav a[aria-current="page"]').map(([, href]) => href);
  expect(marked).toEqual(isItem ? [path] : []);
});

test.each(pages)("$path: footer links to the site's pages [spec 15, 42]", ({ page }) => {
  expect(linksOf(page, "footer a")).toEqual(expect.arrayContaining(footerLinks));
});

test.each(publishedPages.filter(({ page }) => page.querySelector("[data-narrow=hidden]")))(
  "$path: “More pages” has the links and lines of the footer that narrow windows hide",
  ({ page }) => {
    const [more, footer] = ["main nav:has(h2)", "footer[data-narrow]"].map((part) => ({
      links: linksOf(page, `${part} a`).filter(
        ([, href]) => !page.querySelector(`[data-place] [href="${href}"]`),
      ),
      lines: page.querySelectorAll(`${part} > p, ${part} [data-wide] > p`).map(textOf),
    }));
    expect(more?.links.toSorted()).toEqual(footer?.links.toSorted());
    expect(footer?.lines.length).toBe(3);
    expect(more?.lines).toEqual(footer?.lines);
  },
);

test.each(pages)("$path: footer links to five social networks with icons [spec 43]", ({ page }) => {
  expect(linksOf(page, "footer a:has(svg):not([data-store])")).toEqual(socialLinks);
});

test.each(pages)("$path: store badges link to the app's listings [spec 6, 44]", ({ path, page }) => {
  const { apple, google } = path === variantPath ? brand.variant.stores : brand.stores;
  const badges = (part: string) =>
    page
      .querySelectorAll(`${part} a[data-store]`)
      .map((link) => `${link.getAttribute("data-store")} ${link.getAttribute("href")}`);
  const pair = [`apple ${apple}`, `google ${google}`];
  expect(badges("footer")).toEqual(pair);
  expect(new Set([...badges("main"), ...pair])).toEqual(new Set(pair));
});

test.each(pages)("$path: stores and social networks are plain links [spec 137]", ({ page }) => {
  const addresses = new Set(
    [brand.stores, brand.variant.stores, brand.social].flatMap((all) => Object.values(all)),
  );
  const links = page.querySelectorAll(":is(main, footer) a");
  const outside = links.filter((link) => addresses.has(link.getAttribute("href") ?? ""));
  expect(outside.length).toBeGreaterThanOrEqual(7);
  // Links must not redirect, ping or have event handlers.
  const names = new Set(outside.flatMap(({ attributes }) => Object.keys(attributes)));
  expect([...names].filter((name) => !/^(?:aria-label|class|data-[\w-]+|href|rel)$/.test(name))).toEqual([]);
});
