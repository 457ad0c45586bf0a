import { writeDeclarations } from "@matchfront/tooling/declarations";
import { defineConfig } from "tsup";

export default defineConfig({
  // Separate entries, so that importing only `calls` or an error bundles neither ky nor superstruct.
  entry: [
    "src/index.ts",
    "src/calls/{index,calls,create-api-client,create-link-client}.ts",
    "src/errors/*-error.ts",
    "src/transport/send.ts",
  ],
  format: "esm",
  clean: true,
  onSuccess: async () => writeDeclarations(),
});
