import { defineConfig } from "vite";

// Serves the built Storybook; .storybook/main.ts configures the build.
export default defineConfig({
  base: "/storybook/",
  build: { outDir: "dist" },
  preview: { port: 6007, strictPort: true },
});
