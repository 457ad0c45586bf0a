import { expect, onTestFinished, test, vi } from "vitest";
import { brand, type Brand } from "../../brand.ts";
import { pageMeta } from "./page-meta.ts";

const page = { title: "Safety", description: "How to meet safely." };

async function metaWith(changed: Partial<Brand>, pathname: string) {
  vi.resetModules();
  vi.doMock("../../brand.ts", () => ({ brand: { ...brand, ...changed } }));
  onTestFinished(() => vi.doUnmock("../../brand.ts"));
  const anew = await import("./page-meta.ts");
  return anew.pageMeta({ pathname }, page);
}

test("pageMeta gives a page in a language that is not public noindex and no links", async () => {
  const meta = await metaWith({ languages: ["en", "pt"] }, "/fr/safety");
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(meta).not.toContainEqual(expect.objectContaining({ tagName: "link" }));
});

test("pageMeta omits alternates if English is the only public language", async () => {
  const meta = await metaWith({ languages: ["en"] }, "/safety");
  expect(meta).not.toContainEqual(expect.objectContaining({ rel: "alternate" }));
});

test("pageMeta omits a picture that was drawn for another title", () => {
  const meta = pageMeta({ pathname: "/contactus" }, { ...page, title: "Never drawn" });
  expect(meta).not.toContainEqual(expect.objectContaining({ property: "og:image" }));
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary" });
});

test.each([
  ["/", "https://apps.apple.com/us/app/moyo/id1234567890", "app-id=1234567890"],
  ["/fr/blacks", "https://apps.apple.com/app/id987654321", "app-id=987654321"],
  ["/", "https://apps.apple.com/app/id0000000001", undefined],
  ["/", "https://evil.example/id987654321", undefined],
])("pageMeta sets the app banner of %s for %s to %s", async (path, apple, content) => {
  const stores = { ...brand.stores, apple };
  const own = path === "/" ? { stores } : { variant: { ...brand.variant, stores } };
  const meta = await metaWith(own, path);
  const banner = meta.filter((tag) => "name" in tag && tag.name === "apple-itunes-app");
  expect(banner).toEqual(content ? [{ name: "apple-itunes-app", content }] : []);
});
