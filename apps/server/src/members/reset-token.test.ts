import { expect, test } from "vitest";
import { readToken } from "./reset-token.ts";

test.each([
  { authorization: "b abc", token: "abc" },
  { authorization: "B abc", token: "abc" },
  { authorization: "b a=b&c~!", token: "a=b&c~!" },
  { authorization: `b ${"x".repeat(2048)}`, token: "x".repeat(2048) },
])("the token of $authorization is what follows the scheme", ({ authorization, token }) => {
  expect(readToken({ authorization })).toBe(token);
});

test.each([
  undefined,
  "",
  "b",
  "b ",
  "b  abc",
  "b abc ",
  "b abc def",
  "Bearer abc",
  "Basic b",
  "babc",
  "b é",
  "b abc\r\nx: y",
  "b abc\n",
  `b ${"x".repeat(2049)}`,
])("no token is read from %j", (authorization) => {
  expect(readToken(authorization === undefined ? {} : { authorization })).toBeUndefined();
});
