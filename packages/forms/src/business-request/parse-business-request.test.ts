import { expect, test } from "vitest";
import { parseBusinessRequest, validateBusinessRequest } from "../index.ts";
import { invalidCases, request, validCases } from "./parse-business-request.cases.ts";

test.for(validCases)("a business request is valid with %s", ([, typed, read]) => {
  const input = { ...request, ...typed };
  expect(parseBusinessRequest(input)).toStrictEqual({ status: "valid", values: { ...request, ...read } });
  expect(validateBusinessRequest(input)).toStrictEqual({});
});

test.for(invalidCases)("a business request is invalid with %s", ([, input, errors]) => {
  expect(parseBusinessRequest(input)).toStrictEqual({ status: "invalid", errors });
  expect(Object.entries(validateBusinessRequest(input))).toStrictEqual(Object.entries(errors));
});
