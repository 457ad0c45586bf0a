import { countLetters } from "@matchfront/forms";
import { TextArea } from "@matchfront/ui";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

test.each([
  "ọ̀".normalize("NFD"),
  "각".normalize("NFD"),
  "क्षि",
  "👩🏾‍❤️‍👨🏿",
  "🇳🇬🇬🇭",
  "8️⃣",
  "نمی\u200Cدانم",
  "\u200EAda\uFEFF",
])("the counter of a text area counts %j as the rules of forms do", (text) => {
  const html = renderToStaticMarkup(
    createElement(TextArea, {
      defaultValue: text,
      label: "Message",
      limit: countLetters(text),
      name: "message",
    }),
  );
  expect(html).toContain("You have 0 characters left");
});
