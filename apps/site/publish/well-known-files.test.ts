import { expect, test } from "vitest";
import { parseHtml, readHead } from "./html.ts";
import { appAssociation, robots, sitemap } from "./well-known-files.ts";

test("the sitemap lists each page with a canonical address, with the day that it shows", () => {
  const pages = [
    '<link rel="canonical" href="https://moyo.example/terms"/><meta property="article:modified_time" content="2026-11-21"/>',
    '<link rel="canonical" href="https://moyo.example/"/>',
    '<meta name="robots" content="noindex"/>',
  ];
  expect(
    sitemap(pages.map((page) => readHead(parseHtml(page))))
      .split("\n")
      .slice(2, -1),
  ).toEqual([
    "<url><loc>https://moyo.example/</loc></url>",
    "<url><loc>https://moyo.example/terms</loc><lastmod>2026-11-21</lastmod></url>",
    "</urlset>",
  ]);
});

test("the sitemap names the languages of a page as its head does", () => {
  const links =
    '<link rel="alternate" hrefLang="fr" href="https://moyo.example/fr/faq"/><link rel="alternate" hrefLang="x-default" href="https://moyo.example/faq"/>';
  const page = `<link rel="canonical" href="https://moyo.example/fr/faq"/>${links}`;
  const [, set, entry] = sitemap([readHead(parseHtml(page))]).split("\n");
  expect(set).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(entry).toBe(
    `<url><loc>https://moyo.example/fr/faq</loc>${links
      .replaceAll("hrefLang", "hreflang")
      .replaceAll("<link", "<xhtml:link")}</url>`,
  );
});

test("robots are kept from calls alone, and told where the sitemap is", () => {
  expect(robots("https://moyo.example")).toBe(
    "User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: https://moyo.example/sitemap.xml\n",
  );
});

test("without apps that open links, no association is published", () => {
  expect(appAssociation({ apple: [], android: [] })).toEqual({});
});

test("apps that open links are named for the reset links", () => {
  const files = appAssociation({
    apple: ["ABCDE12345.example.moyo"],
    android: [{ packageName: "example.moyo", fingerprints: ["AA:BB"] }],
  });
  expect(JSON.parse(files["apple-app-site-association"] ?? "")).toEqual({
    applinks: {
      details: [
        {
          appIDs: ["ABCDE12345.example.moyo"],
          components: [
            { "/": "/resetPhoneNumber/*" },
            { "/": "/fr/resetPhoneNumber/*" },
            { "/": "/pt/resetPhoneNumber/*" },
            { "/": "/sw/resetPhoneNumber/*" },
          ],
        },
      ],
    },
  });
  expect(JSON.parse(files["assetlinks.json"] ?? "")).toEqual([
    {
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: "example.moyo",
        sha256_cert_fingerprints: ["AA:BB"],
      },
    },
  ]);
});
