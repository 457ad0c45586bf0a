import { globSync } from "node:fs";
import { writeDeclarations } from "@matchfront/tooling/declarations";
import { defineConfig } from "tsup";

const modules = globSync(
  [
    "src/**/index.ts",
    "src/site/{en,message-forms}.ts",
    "src/site/*/*-form.ts",
    "src/site/phone-reset/transition.ts",
    "src/**/create-*.ts",
    "src/define-form/{define-form,input-props}.ts",
    "src/final-form/{bind-form.tsx,use-error-summary.ts}",
    "src/rules/{checkbox,checkbox-group,number}-field.ts",
    "src/rules/{ascii-digits,count-letters,one-time-code,password-text,phone-number,ten-digits}.ts",
    "src/**/use-{draft,phone-reset,submit}.ts",
    "src/testing/check-form.ts",
  ],
  { exclude: ["**/*.test.ts", "**/*.test.tsx"] },
);

function entriesOf(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path.replace(/^src\/|\.tsx?$/g, ""), path]));
}

export default defineConfig({
  // An output file for each module that an index re-exports, so that an app with one form does not ship the others: a
  // bundler drops unused files, but no call of `defineForm`, and Turbopack no part of a file.
  entry: entriesOf(modules),
  format: "esm",
  clean: true,
  onSuccess: async () => writeDeclarations(),
});
