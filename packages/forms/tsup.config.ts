import { globSync } from "node:fs";
import { writeDeclarations } from "@matchfront/tooling/declarations";
import { defineConfig } from "tsup";

const entries = {
  index: "src/index.ts",
  "final-form/index": "src/final-form/index.ts",
  "react/index": "src/react/index.ts",
  "testing/index": "src/testing/index.ts",
  ...entriesOf(globSync("src/languages/*/index.ts")),
};

const modules = globSync(
  [
    "src/*.ts",
    "src/*/*-form.ts",
    "src/*/create-*.ts",
    "src/define-form/input-props.ts",
    "src/final-form/{bind-form.tsx,use-error-summary.ts}",
    "src/phone-reset/attempts-left.ts",
    "src/rules/checkbox-field.ts",
    "src/react/use-*.ts",
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
  entry: {
    ...entriesOf(modules),
    ...entries,
  },
  format: "esm",
  clean: true,
  onSuccess: async () => writeDeclarations(),
});
