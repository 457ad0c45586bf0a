import { globSync, readFileSync } from "node:fs";
import { build } from "vite";
import { expect, test } from "vitest";

const sheets = globSync("src/**/*.css");
const physical =
  /(?:^|[\s;{-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)|left|right)(?:-[a-z]+)?\s*:|(?:text-align|float|clear):\s*(?:left|right)/;

test("there are style sheets to check", () => {
  expect(sheets.length).toBeGreaterThan(30);
});

// Physical directions break the other writing direction; a transform along x is the exception, which needs var(--mirror).
test.each(sheets)("%s has no left or right, so it follows the writing direction", (sheet) => {
  expect(readFileSync(sheet, "utf8").match(physical)?.[0]).toBeUndefined();
});

// Lightning CSS, which Vite and Next use by default, would make a list of languages of `:dir()`.
test("what mirrors depends on the direction, not on the language, after a default Vite build", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: "dist/styles.css" } },
  });
  const css = [built]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []))
    .filter(({ fileName }) => fileName.endsWith(".css"))
    .map((file) => ("source" in file ? String(file.source) : ""))
    .join("");
  expect(css).toContain("[dir=rtl]");
  expect(css.match(/:(?:dir|lang|-webkit-any|-moz-any)\(/g)).toBeNull();
});
