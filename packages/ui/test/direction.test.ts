import { globSync, readFileSync } from "node:fs";
import { build } from "vite";
import { expect, test } from "vitest";

const sheets = globSync("src/**/*.css");
const physical =
  /(?:^|[\s;{-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)|left|right)(?:-[a-z]+)?\s*:|(?:text-align|float|clear):\s*(?:left|right)/;

test("finds style sheets", () => {
  expect(sheets.length).toBeGreaterThan(30);
});

// Physical directions break right-to-left text. Exception: a transform along x, which needs var(--mirror).
test.each(sheets)("uses logical directions in %s", (sheet) => {
  expect(readFileSync(sheet, "utf8").match(physical)?.[0]).toBeUndefined();
});

// Lightning CSS, which Vite and Next use by default, lowers `:dir()` to a list of languages.
test("mirrors by direction and not by language after a default Vite build", async () => {
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
