import { expect, test } from "vitest";
import { readToken } from "./reset-link.ts";

test.each([
  ["b abc", "abc"],
  ["B abc", "abc"],
  ["b a=b&c~!", "a=b&c~!"],
  [`b ${"x".repeat(2048)}`, "x".repeat(2048)],
])("reads the token of %j", (authorization, token) => {
  expect(readToken({ authorization })).toBe(token);
});

const invalid = ["", "b", "b ", "b  abc", "b abc ", "b abc def", "Bearer abc", "Basic b", "babc", "b é"];

test.each([...invalid, "b abc\r\nx: y", "b abc\n", `b ${"x".repeat(2049)}`])(
  "reads no token of %j",
  (authorization) => {
    expect(readToken({ authorization })).toBeUndefined();
  },
);

test("reads no token without the header", () => {
  expect(readToken({})).toBeUndefined();
});
