import { defineConfig } from "tsup";

/** Builds what the deployed server imports: Node strips no types below node_modules. */
export default defineConfig({
  entry: ["src/emailed-link.ts", "src/locale-parts.ts", "src/locales.ts", "src/routing.ts"],
  format: "esm",
  clean: true,
});
