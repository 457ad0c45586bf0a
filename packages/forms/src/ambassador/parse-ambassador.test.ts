import { expect, test } from "vitest";
import { parseAmbassador, validateAmbassador } from "../index.ts";
import { application, invalidCases } from "./parse-ambassador.cases.ts";

test("an application with every field is valid, trimmed and without unknown fields", () => {
  const input = { ...application, companyName: " Obi Foods\n", admin: true };
  expect(parseAmbassador(input)).toStrictEqual({ status: "valid", values: application });
  expect(validateAmbassador(input)).toStrictEqual({});
});

test.for(invalidCases)("an application is invalid with %s", ([, input, errors]) => {
  expect(parseAmbassador(input)).toStrictEqual({ status: "invalid", errors });
  expect(Object.entries(validateAmbassador(input))).toStrictEqual(Object.entries(errors));
});
