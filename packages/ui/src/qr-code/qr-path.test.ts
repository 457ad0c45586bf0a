import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

test("makes the square larger for a longer text", () => {
  expect(qrPath("https://moyo.example/get").side).toBe(33);
  expect(qrPath(`https://moyo.example/get?c=${"poster".repeat(9)}`).side).toBeGreaterThan(33);
});

test("keeps four modules on each side light", () => {
  const { side, path } = qrPath("https://moyo.example/get");
  const marks = Array.from(
    path.matchAll(/M(\d+) (\d+)h(\d+)/g),
    ([, x, y, width]) => [Number(x), Number(y), Number(width)] as const,
  );
  expect(marks.length).toBeGreaterThan(100);
  expect(Math.min(...marks.flatMap(([x, y]) => [x, y]))).toBe(4);
  expect(Math.max(...marks.flatMap(([x, y, width]) => [x + width, y + 1]))).toBe(side - 4);
});
