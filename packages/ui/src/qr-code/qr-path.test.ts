import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

test("a longer text needs a larger square", () => {
  expect(qrPath("https://moyo.example/get").side).toBe(33);
  expect(qrPath(`https://moyo.example/get?c=${"poster".repeat(9)}`).side).toBeGreaterThan(33);
});

test("four modules on each side stay light", () => {
  const { side, path } = qrPath("https://moyo.example/get");
  const marks = Array.from(
    path.matchAll(/M(\d+) (\d+)h(\d+)/g),
    ([, x, y, width]) => [Number(x), Number(y), Number(width)] as const,
  );
  expect(marks.length).toBeGreaterThan(100);
  expect(Math.min(...marks.flatMap(([x, y]) => [x, y]))).toBe(4);
  expect(Math.max(...marks.flatMap(([x, y, width]) => [x + width, y + 1]))).toBe(side - 4);
});
