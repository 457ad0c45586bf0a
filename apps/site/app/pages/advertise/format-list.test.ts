import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Brand } from "../../../brand.ts";
import { LanguageContext } from "../../messages/language-context.ts";
import type { Language } from "@matchfront/locales/locales";
import { FormatList } from "./format-list.tsx";

const formats = {
  app: { size: "1080 × 1920 px", priceFrom: { en: "$200 a week", fr: "200 $ US par semaine" } },
  banner: { size: "320 × 50 px" },
};

test.each<[language: Language, formats: Brand["adFormats"], shown: RegExp]>([
  ["en", formats, /in our dating apps\. Size: 1080 × 1920 px\. From \$200 a week\.</],
  ["en", formats, /two messages in a chat\. Size: 320 × 50 px\.</],
  ["fr", formats, /1080 × 1920 px\..* 200 \$ US par semaine\./],
  ["sw", formats, /^(?!.*200).*1080 × 1920 px/],
  ["en", undefined, /^(?!.*(?:Size|From))/],
])("FormatList in %s with the brand's formats %j shows %s", (value, given, shown) => {
  const list = createElement(FormatList, { formats: given });
  expect(renderToStaticMarkup(createElement(LanguageContext, { value }, list))).toMatch(shown);
});
