import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { languageOf } from "@matchfront/locales/routing";
import { brand } from "../brand.ts";
import { attributesOf, parseHtml } from "../build/html.ts";

vi.doMock("../brand.ts", () => ({ brand: { ...brand, languages: ["en"] } }));
const { LanguageContext } = await import("../app/messages/language-context.ts");
const { LanguageLinks } = await import("../app/shell/language-links.tsx");

test.each([
  ["/", []],
  ["/sw", ["/", "/sw"]],
])("%s links to %j if only English is public", (path, links) => {
  const element = createElement(LanguageLinks, { place: "footer" });
  const html = renderToStaticMarkup(createElement(LanguageContext, { value: languageOf(path) }, element));
  expect(attributesOf(parseHtml(html), "a", "href")).toEqual(links);
});
