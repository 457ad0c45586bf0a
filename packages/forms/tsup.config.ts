import { globSync } from "node:fs";
import { defineConfig } from "tsup";

const entries = {
  index: "src/index.ts",
  "final-form/index": "src/final-form/index.ts",
  "react/index": "src/react/index.ts",
  "testing/index": "src/testing/index.ts",
};

const modules = globSync(["src/*.ts", "src/*/*-form.ts", "src/*/create-*.ts"], {
  exclude: ["**/*.test.ts"],
});

export default defineConfig({
  // A file for each module, so that who takes one form or one machine does not ship the others: a bundler leaves out
  // files, but no call of `defineForm`.
  entry: {
    ...Object.fromEntries(modules.map((path) => [path.replace(/^src\/|\.ts$/g, ""), path])),
    ...entries,
  },
  format: "esm",
  dts: { entry: entries },
  clean: true,
});
