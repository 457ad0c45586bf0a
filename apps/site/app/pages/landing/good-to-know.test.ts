import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { legalPlaceholders } from "../../../brand.ts";
import { GoodToKnow } from "./good-to-know.tsx";

test.each([
  ["Obi Dating Inc.", "Real people at Obi Dating Inc. who read every email.About the companyMessage us"],
  [legalPlaceholders.company, "Real people who read every email.Message us"],
])("GoodToKnow for the company “%s” shows: %s", (company, words) => {
  const html = renderToStaticMarkup(createElement(GoodToKnow, { path: "/", company }));
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain(words);
});
