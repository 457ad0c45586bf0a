import { defineConfig, type Plugin } from "vite";

/** Caches files in `assets` forever, since their names have a content hash. Browsers revalidate other files. */
const cacheHeaders: Plugin = {
  name: "cache-headers",
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(({ url = "" }, response, next) => {
      const lasts = url.includes("/assets/");
      response.setHeader("Cache-Control", lasts ? "public, max-age=31536000, immutable" : "no-cache");
      next();
    });
  },
};

// Serves the built Storybook; .storybook/main.ts configures the build.
export default defineConfig({
  base: "/storybook/",
  build: { outDir: "dist" },
  plugins: [cacheHeaders],
  preview: { port: 6007, strictPort: true },
});
