import { expect, test } from "vitest";
import { parseHtml, readHead, slots } from "./html.ts";

const page = '<title>A&amp;B</title>\n<main><!-- --><div id="form"><div>1</div></div><br/></main>';

test("a slot takes the place of its whole element, and the rest stays byte for byte", () => {
  const fill = slots(page, ["title", "#form"]);
  expect(fill(["<title>$&</title>", "<p>2</p>"])).toBe(
    "<title>$&</title>\n<main><!-- --><p>2</p><br/></main>",
  );
  expect(fill(["<title>C</title>", "<i></i>"])).toBe("<title>C</title>\n<main><!-- --><i></i><br/></main>");
});

test("a slot that the page does not have is an error that names it", () => {
  expect(() => slots(page, ["#other"])).toThrow("The page has no element #other in this place.");
  expect(() => slots(page, ["#form", "title"])).toThrow("The page has no element title in this place.");
});

test("a head is read with its quotes and ampersands decoded", () => {
  const head = readHead(
    parseHtml(
      '<head><title>Q&amp;A - Moyo</title><meta name="description" content="He said &quot;it&#x27;s&quot;"/>' +
        '<meta property="og:type" content="website"/><link rel="canonical" href="https://moyo.example/faq"/>' +
        '<link rel="alternate" hrefLang="fr" href="https://moyo.example/fr/faq?a=1&amp;b=2"/>' +
        '<script type="application/ld+json">{"@type":"WebSite"}</script></head>',
    ),
  );
  expect(head).toEqual({
    title: "Q&A - Moyo",
    canonical: "https://moyo.example/faq",
    alternates: [{ language: "fr", address: "https://moyo.example/fr/faq?a=1&b=2" }],
    meta: new Map([
      ["description", `He said "it's"`],
      ["og:type", "website"],
    ]),
    jsonLd: [{ "@type": "WebSite" }],
  });
});

test("a page that is not indexed has no canonical address", () => {
  expect(readHead(parseHtml("<head><title>Sent</title></head>")).canonical).toBeUndefined();
});
