import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the README shows the example that the lint script compiles against the built package", () => {
  expect(readFileSync("README.md", "utf8")).toContain(
    `\n${readFileSync("examples/home.tsx", "utf8")}\`\`\`\n`,
  );
});
