import { messageForms as definitions } from "@matchfront/forms";
import { expect, test } from "vitest";
import { languages } from "../config/languages.ts";
import { messageForms } from "./message-forms.ts";

test("every form that sends a message has its row, in the same order", () => {
  expect(messageForms.map(({ name }) => name)).toEqual(definitions.map(({ name }) => name));
});

test.each(messageForms)(
  "$name sends what its call takes, each field with a label",
  ({ fieldNames, call, labels }) => {
    expect(call.fields).toEqual(fieldNames);
    expect(Object.keys(labels)).toEqual(fieldNames);
  },
);

test.each(messageForms)(
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
