import { expect, test } from "vitest";
import { languages } from "../config/languages.ts";
import { messageForms } from "./message-forms.ts";

test.each(Object.values(messageForms))("$name has a label for each field", ({ fieldNames, labels }) => {
  expect(Object.keys(labels)).toEqual(fieldNames);
});

test.each(Object.values(messageForms))(
  "$name has a page in each language, and in an unknown one the English page",
  (form) => {
    const pages = [...languages, "de", "__proto__"].map((language) => form.in(language).page);
    expect(pages).toEqual([
      form.page,
      ...["/fr", "/pt", "/sw"].map((folder) => folder + form.page),
      form.page,
      form.page,
    ]);
  },
);
