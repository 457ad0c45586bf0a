import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { expect, test } from "vitest";
import { appAssociation, robots, sitemap } from "./well-known-files.ts";

const origin = "https://moyo.example";

test("sitemap lists each page by its address, with the day of its text", () => {
  const pages = [
    { path: "/terms", language: "en", modified: "2026-11-21" },
    { path: "/", language: "en", modified: undefined },
  ] as const;
  expect(sitemap(origin, pages, ["en"]).split("\n").slice(2, -2)).toEqual([
    "<url><loc>https://moyo.example/</loc></url>",
    "<url><loc>https://moyo.example/terms</loc><lastmod>2026-11-21</lastmod></url>",
  ]);
});

test("sitemap names each page in all public languages", () => {
  const page = { path: "/faq", language: "fr", modified: undefined } as const;
  const [, set, entry] = sitemap(origin, [page], ["en", "fr"]).split("\n");
  expect(set).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`;
  expect(entry).toBe(
    `<url><loc>${origin}/fr/faq</loc>${link("en", "/faq")}${link("fr", "/fr/faq")}${link("x-default", "/faq")}</url>`,
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
  expect(JSON.parse(files[".well-known/apple-app-site-association"] ?? "")).toEqual({
    applinks: {
      details: [
        {
          appIDs: ["ABCDE12345.example.moyo"],
          components: languages.map((language) => ({ "/": pathIn(language, "/resetPhoneNumber/*") })),
        },
      ],
    },
  });
  expect(JSON.parse(files[".well-known/assetlinks.json"] ?? "")).toEqual([
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
