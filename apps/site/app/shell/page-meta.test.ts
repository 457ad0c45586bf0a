import { expect, onTestFinished, test, vi } from "vitest";
import { brand, type Brand } from "../../brand.ts";
import { pageMeta } from "./page-meta.ts";

const page = { title: "Safety", description: "How to meet safely." };

test("a page that is not to be found says so, and has no address of its own", () => {
  expect(pageMeta({ pathname: "/404" }, { ...page, noindex: true })).toEqual([
    { title: `Safety · ${brand.name}` },
    { name: "description", content: page.description },
    { name: "robots", content: "noindex" },
  ]);
});

/** The head of the page in small, with these public languages. */
async function metaWith(languages: Brand["languages"], pathname: string) {
  vi.resetModules();
  vi.doMock("../../brand.ts", () => ({ brand: { ...brand, languages } }));
  onTestFinished(() => vi.doUnmock("../../brand.ts"));
  const anew = await import("./page-meta.ts");
  return anew.pageMeta({ pathname }, page);
}

test("a page in a language that is switched off is not indexed and names no address", async () => {
  const meta = await metaWith(["en", "pt"], "/fr/safety");
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(meta).not.toContainEqual(expect.objectContaining({ tagName: "link" }));
});

test("a page names no other language if English alone is public", async () => {
  const meta = await metaWith(["en"], "/safety");
  expect(meta).not.toContainEqual(expect.objectContaining({ rel: "alternate" }));
});

test.each(["/safety", "/fr/safety", "/sw/safety"])(
  "%s names itself in every public language",
  async (own) => {
    const meta = await metaWith(["en", "fr", "sw"], own);
    expect(meta).not.toContainEqual({ name: "robots", content: "noindex" });
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: brand.origin + own });
    const others = [
      ["en", "/safety"],
      ["fr", "/fr/safety"],
      ["sw", "/sw/safety"],
      ["x-default", "/safety"],
    ];
    expect(meta.filter((tag) => "rel" in tag && tag.rel === "alternate")).toEqual(
      others.map(([hrefLang, path]) => ({
        tagName: "link",
        rel: "alternate",
        hrefLang,
        href: `${brand.origin}${path}`,
      })),
    );
  },
);

test("a page names its one address, absolute and without a query", () => {
  const meta = pageMeta({ pathname: "/safety" }, page);
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: `${brand.origin}/safety` });
  expect(meta).toContainEqual({ property: "og:url", content: `${brand.origin}/safety` });
});

test("a page whose picture was drawn with other words shows none", () => {
  const meta = pageMeta({ pathname: "/contactus" }, { ...page, title: "Never drawn" });
  expect(meta).not.toContainEqual(expect.objectContaining({ property: "og:image" }));
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary" });
});

test("a dated text is an article with its date, below the home page in the breadcrumbs", () => {
  const meta = pageMeta({ pathname: "/safety" }, { ...page, lastUpdated: "2026-11-21" });
  expect(meta).toContainEqual({ property: "og:type", content: "article" });
  expect(meta).toContainEqual({ property: "article:modified_time", content: "2026-11-21" });
  expect(JSON.stringify(meta.at(-1))).toContain("BreadcrumbList");
});

test.each([
  ["https://apps.apple.com/us/app/moyo/id1234567890", "app-id=1234567890"],
  ["https://apps.apple.com/app/id987654321", "app-id=987654321"],
  ["https://apps.apple.com/app/id0000000001", undefined],
  ["https://evil.example/id987654321", undefined],
])("the banner for an app at %s is %s", (apple, content) => {
  const app = { stores: { apple, google: "" } };
  const meta = pageMeta({ pathname: "/" }, { ...page, app });
  const banner = meta.filter((tag) => "name" in tag && tag.name === "apple-itunes-app");
  expect(banner).toEqual(content ? [{ name: "apple-itunes-app", content }] : []);
});
