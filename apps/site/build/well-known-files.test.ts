import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { expect, test } from "vitest";
import { appAssociation, robots } from "./well-known-files.ts";

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
