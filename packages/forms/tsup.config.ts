import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/final-form/index.ts", "src/react/index.ts", "src/testing/index.ts"],
  format: "esm",
  dts: true,
});
