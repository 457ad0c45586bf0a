import { TextArea } from "@matchfront/ui";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { textArea } from "@matchfront/locales/en/text-area";
import { countMessages } from "@matchfront/locales/script-messages";

test.each([
  ["", 1],
  ["", 5000],
  ["typed", 6],
  ["typed", 7],
  ["typed", 4],
  ["typed", 3],
])("a text area counts “%s” of %i in English as it does by itself", (defaultValue, limit) => {
  const area = { label: "?", name: "a", defaultValue, limit };
  expect(
    renderToString(createElement(TextArea, { ...area, countMessages: countMessages(textArea, "en") })),
  ).toBe(renderToString(createElement(TextArea, area)));
});
