import { expect, test } from "vitest";
import { readHead } from "./page-head.ts";

test("a head is read as React wrote it, its quotes and ampersands taken back", () => {
  const head = readHead(
    '<head><title>Q&amp;A - Moyo</title><meta name="description" content="He said &quot;it&#x27;s&quot;"/>' +
      '<meta property="og:type" content="website"/><link rel="canonical" href="https://moyo.example/faq"/>' +
      '<script type="application/ld+json">{"@type":"WebSite"}</script></head>',
  );
  expect(head).toEqual({
    title: "Q&A - Moyo",
    canonical: "https://moyo.example/faq",
    meta: new Map([
      ["description", `He said "it's"`],
      ["og:type", "website"],
    ]),
    jsonLd: [{ "@type": "WebSite" }],
  });
});

test("a page that is not to be found has no canonical address", () => {
  expect(readHead("<head><title>Sent</title></head>").canonical).toBeUndefined();
});
