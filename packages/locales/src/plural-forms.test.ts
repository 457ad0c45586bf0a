import { expect, test } from "vitest";
import { pluralForms } from "./plural-forms.ts";

test.each([
  [
    "{count, plural, one {About {dollars} for # download} other {About {dollars} for # downloads}}",
    { one: "About {dollars} for {count} download", other: "About {dollars} for {count} downloads" },
  ],
  ["{count, plural, other {Àbájáde #}}", { other: "Àbájáde {count}" }],
  [
    "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}",
    { one: "{count} plik", few: "{count} pliki", many: "{count} plików", other: "{count} pliku" },
  ],
])("compiles %s", (message, forms) => {
  expect(pluralForms(message)).toEqual(forms);
});

test.each(["A text", "{count, plural, one {# result} other {# results}} in all"])("rejects %s", (message) => {
  expect(() => pluralForms(message)).toThrow("Expected a plural");
});
