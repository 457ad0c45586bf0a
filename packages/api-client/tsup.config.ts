import { defineConfig } from "tsup";

export default defineConfig({
  // With each of them in a file of its own, who imports `calls` alone gets neither ky nor superstruct into the bundle.
  entry: ["src/index.ts", "src/calls.ts", "src/client/create-api-client.ts", "src/client/create-send.ts"],
  format: "esm",
  dts: { entry: "src/index.ts" },
});
