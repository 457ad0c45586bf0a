import { basename, join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../src/");

/** Builds a page with these components and illustrations, like the site. */
async function pageWith(components: string, illustrations = ""): Promise<{ css: string; js: string }> {
  const imports = [
    `import "${source}foundations/foundations.css";`,
    `import { ${components} } from "${source}index.ts";`,
    `import { ${illustrations} } from "${source}illustrations.ts";`,
    `globalThis.used = [${components}, ${illustrations}];`,
  ];
  const built = await build({
    configFile: false,
    logLevel: "silent",
    css: { modules: { generateScopedName: (name, file) => `${basename(file, ".module.css")}-${name}` } },
    build: {
      assetsInlineLimit: 0,
      write: false,
      minify: false,
      cssMinify: true,
      rolldownOptions: { input: "page" },
    },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === "page" ? id : undefined),
        load: (id) => (id === "page" ? imports.join("\n") : undefined),
      },
    ],
  });
  if (Array.isArray(built) || !("output" in built))
    throw new Error("Vite watches, or builds twice: one build was asked for.");
  const textOf = (extension: string) =>
    built.output
      .filter(({ fileName }) => fileName.endsWith(extension))
      .map((file) => (file.type === "chunk" ? file.code : file.source.toString()))
      .join("\n");
  return { css: textOf(".css"), js: textOf(".js") };
}

test("bundles only the styles and scripts of the used components", async () => {
  const { css, js } = await pageWith("Button, StoreButtons, Couple", "ManWithLocs, WomanWithAfro");
  expect(css).toContain(".button-root");
  expect(css).not.toMatch(/\.(?:dialog|footer|hero|toast|pattern|carousel|qr-code|portrait)-/);
  expect(js).toContain("WomanWithAfro");
  expect(js).not.toMatch(/notistack|keen-slider|lean-qr|ManWithBeard|errorCorrection/);
});

const smallPage = pageWith("Button, Dialog");

test("puts the foundations first, which order the layers", async () => {
  const { css } = await smallPage;
  const order = [...new Set(Array.from(css.matchAll(/@layer (\w+)\{/g), ([, layer]) => layer))];
  expect(order).toEqual(["reset", "tokens", "base", "components", "utilities"]);
});

// https://github.com/iamhosseindhv/notistack/issues/552
test("creates the detached style sheet before notistack looks for one, even when bundled", async () => {
  const { js } = await pageWith("ToastProvider, useToast");
  expect(js).toContain("createDocumentFragment");
  expect(js.indexOf("createDocumentFragment")).toBeLessThan(js.indexOf("notistack-SnackbarContainer"));
});

// https://github.com/parcel-bundler/lightningcss/issues/821
test("keeps the roles of a dark surface on a light page if light-dark() is lowered for older browsers", async () => {
  const { css } = await smallPage;
  expect(css).not.toContain("light-dark(");
  const roles = css.match(/:root,\[data-theme\],\[data-surface\]\{[^}]+\}/)?.[0];
  expect(roles).toContain("--color-text:var(--lightningcss-light");
});
