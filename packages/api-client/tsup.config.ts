import { defineConfig } from "tsup";

export default defineConfig({
  // In separate files, so that importing only `calls` bundles neither ky nor superstruct.
  entry: ["src/index.ts", "src/calls.ts", "src/client/create-api-client.ts", "src/client/create-send.ts"],
  format: "esm",
  dts: { entry: "src/index.ts" },
});
