import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import { pageLinks } from "./page-links.ts";
import { variantPath } from "../app/shell/paths.ts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { getPagesIn } from "./published-pages.ts";

const pages = getPagesIn("en").map(({ path, page }) => ({ path, links: pageLinks(page) }));

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

const shown = ({ label, href }: { label: string; href: string }) => [label, href];

test.each(pages)("$path: logo links to the home page [spec 37]", ({ links }) => {
  expect(links.header[0]).toMatchObject({ label: brand.name, href: "/", hasPicture: true });
});

const navigations = [
  { path: "/", more: [] },
  { path: variantPath, more: [] },
  { path: "/ambassadors", more: [["Sign up", "/partnership"]] },
];

test.each(navigations)("$path: top navigation links to its pages [spec 6, 38, 39, 40]", ({ path, more }) => {
  const links = pages.find((page) => page.path === path)?.links;
  expect(links?.navigation.map(shown)).toEqual([...items, ...more]);
});

const inLanguages = languages.flatMap((language) =>
  [
    { path: "/", current: [] },
    { path: variantPath, current: [variantPath] },
    { path: "/ambassadors", current: ["/ambassadors"] },
  ].map(({ path, current }) => ({
    language,
    path: pathIn(language, path),
    current: current.map((item) => pathIn(language, item)),
  })),
);

test.each(inLanguages)("$path: top navigation marks the current page", async (each) => {
  const { language, path, current } = each;
  const page = getPagesIn(language).find((published) => published.path === path)?.page;
  const marked = page && pageLinks(page).navigation.filter(({ isCurrent }) => isCurrent);
  expect(marked?.map(({ href }) => href)).toEqual(current);
});

test.each(pages.filter(({ path }) => !navigations.some((each) => each.path === path)))(
  "$path has no top navigation [spec 38]",
  ({ links }) => {
    expect(links.navigation).toEqual([]);
  },
);

test.each(pages)("$path: footer links to the site's pages [spec 15, 42]", ({ links }) => {
  expect(links.footer.map(shown)).toEqual(expect.arrayContaining(footerLinks));
});

test.each(pages)("$path: footer links to five social networks with icons [spec 43]", ({ links }) => {
  const withIcon = links.footer.filter(({ hasPicture, store }) => hasPicture && !store);
  expect(withIcon.map(shown)).toEqual(socialLinks);
});

test.each(pages)("$path: store badges link to the app's listings [spec 6, 44]", ({ path, links }) => {
  const { apple, google } = path === variantPath ? brand.variant.stores : brand.stores;
  const badges = (of: typeof links.footer) =>
    of.filter(({ store }) => store).map(({ store, href }) => `${store} ${href}`);
  const pair = [`apple ${apple}`, `google ${google}`];
  expect(badges(links.footer)).toEqual(pair);
  expect(new Set([...badges(links.main), ...pair])).toEqual(new Set(pair));
});

test.each(pages)("$path: stores and social networks are plain links [spec 137]", ({ links }) => {
  const addresses = new Set(
    [brand.stores, brand.variant.stores, brand.social].flatMap((all) => Object.values(all)),
  );
  const outside = [...links.main, ...links.footer].filter(({ href }) => addresses.has(href));
  expect(outside.length).toBeGreaterThanOrEqual(7);
  // Links must not redirect, ping or have event handlers.
  const names = new Set(outside.flatMap(({ attributes }) => attributes));
  expect([...names].filter((name) => !/^(?:aria-label|class|data-[\w-]+|href|rel)$/.test(name))).toEqual([]);
});
