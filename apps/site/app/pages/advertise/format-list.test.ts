import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormatList } from "./format-list.tsx";

test("a format has its size and its price where the brand file gives them", () => {
  const formats = {
    app: { size: "1080 × 1920 px", priceFrom: "$200 a week" },
    banner: { size: "320 × 50 px" },
  };
  const html = renderToStaticMarkup(createElement(FormatList, { formats }));
  expect(html).toContain("It appears in our dating apps. Size: 1080 × 1920 px. From $200 a week.<");
  expect(html).toContain("It sits between two messages in a chat. Size: 320 × 50 px.<");
});

test("without them it promises none", () => {
  const html = renderToStaticMarkup(createElement(FormatList, {}));
  expect(html).not.toMatch(/Size|From/);
});
