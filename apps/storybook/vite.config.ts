import { defineConfig, type Plugin } from "vite";

/** Files in `assets` have a hash of their content in their names; browsers ask whether the others have changed. */
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

/** How the built Storybook is served. */
export default defineConfig({
  base: "/storybook/",
  build: { outDir: "dist" },
  plugins: [cacheHeaders],
  preview: { port: 6007, strictPort: true },
});
