import { writeDeclarations } from "@matchfront/tooling/declarations";
import { defineConfig } from "tsup";

export default defineConfig({
  // Separate entries, so that importing only `calls` or an error bundles neither ky nor superstruct.
  entry: [
    "src/index.ts",
    "src/calls.ts",
    "src/client/create-api-client.ts",
    "src/client/create-link-client.ts",
    "src/client/create-send.ts",
    "src/errors/*-error.ts",
  ],
  format: "esm",
  clean: true,
  onSuccess: async () => writeDeclarations(),
});
