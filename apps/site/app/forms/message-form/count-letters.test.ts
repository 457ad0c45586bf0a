import { countLetters } from "@matchfront/forms";
import { TextArea } from "@matchfront/ui";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

test("the counter of a text area counts letters as the rules of forms do", () => {
  const decomposed = "ọ̀각".normalize("NFD");
  const text = `${decomposed} क्षि 👩🏾‍❤️‍👨🏿 🇳🇬🇬🇭 8️⃣ نمی\u200Cدانم \u200EAda\uFEFF`;
  const props = { defaultValue: text, label: "Message", limit: countLetters(text), name: "message" };
  const html = renderToStaticMarkup(createElement(TextArea, props));
  expect(html).toContain("You have 0 characters left");
});
