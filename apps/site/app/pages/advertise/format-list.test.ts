import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageContext } from "../../messages/language-context.ts";
import type { Language } from "@matchfront/locales/locales";
import { FormatList } from "./format-list.tsx";

const formats = {
  app: { size: "1080 × 1920 px", priceFrom: { en: "$200 a week", fr: "200 $ US par semaine" } },
  banner: { size: "320 × 50 px" },
};

const inLanguage = (language: Language) =>
  renderToStaticMarkup(
    createElement(LanguageContext, { value: language }, createElement(FormatList, { formats })),
  );

test("FormatList shows the size and price in the brand file", () => {
  const html = renderToStaticMarkup(createElement(FormatList, { formats }));
  expect(html).toContain("It appears in our dating apps. Size: 1080 × 1920 px. From $200 a week.<");
  expect(html).toContain("It sits between two messages in a chat. Size: 320 × 50 px.<");
});

test("FormatList shows a price only in languages that have one", () => {
  expect(inLanguage("fr")).toMatch(/1080 × 1920 px\..* 200 \$ US par semaine\./);
  expect(inLanguage("sw")).toContain("1080 × 1920 px");
  expect(inLanguage("sw")).not.toContain("200");
});

test("FormatList shows no size or price without them", () => {
  const html = renderToStaticMarkup(createElement(FormatList, {}));
  expect(html).not.toMatch(/Size|From/);
});
