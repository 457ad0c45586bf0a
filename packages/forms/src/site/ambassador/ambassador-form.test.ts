import { expect, test } from "vitest";
import { ambassadorForm } from "../index.ts";
import { checkForm } from "../../testing/check-form.ts";
import { application, invalidCases } from "./ambassador-form.cases.ts";

test("an application with every field is valid, trimmed and without unknown fields [spec 92]", () => {
  const input = { ...application, companyName: " Obi Foods\n", admin: true };
  expect(ambassadorForm.parse(input)).toStrictEqual({ status: "valid", values: application });
  expect(ambassadorForm.validate(input)).toStrictEqual({});
});

test.for(invalidCases)("an application is invalid with %s [spec 92]", ([, input, errors]) => {
  expect(ambassadorForm.parse(input)).toStrictEqual({ status: "invalid", errors });
  expect(Object.entries(ambassadorForm.validate(input))).toStrictEqual(Object.entries(errors));
});

test("its messages are the same for every input format, and its HTML attributes match its rules", () => {
  expect(() => checkForm(ambassadorForm, [["every field", application, {}], ...invalidCases])).not.toThrow();
});
