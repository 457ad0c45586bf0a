import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { build, type Rolldown } from "vite";
import { site } from "./folders.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A page's head in small: what it takes of the theme. */
const head = `
  import "./theme.css";
  import { alphabetPreloads, favicon, preloads } from "virtual:theme-files";
  import { theme } from "./theme.ts";
  console.log(theme.name, theme.palette.clay, favicon, { preloads, alphabetPreloads });
`;

/** Builds the page's head as the site is built, with a value of `THEME`. */
async function buildIn(theme?: string) {
  vi.stubEnv("THEME", theme);
  const { themePlugin } = await import("./theme-plugin.ts");
  const { sourceConditions } = await import("./vite-settings.ts");
  const entry = join(site, "head.ts");
  const built = await build({
    ...sourceConditions,
    configFile: false,
    root: site,
    logLevel: "silent",
    build: { write: false, assetsInlineLimit: 0, minify: false, rolldownOptions: { input: entry } },
    plugins: [
      themePlugin,
      {
        name: "head",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? head : undefined),
      },
    ],
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one build, which nothing watches
  const { output } = built as Rolldown.RolldownOutput;
  const files = output.map(({ fileName }) => fileName.replace(/^assets\/(.+)-[\w-]{8}\./, "$1."));
  const textOf = (kind: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(kind))
      .map((file) => (file.type === "chunk" ? file.code : String(file.source)))
      .join("");
  const script = textOf(".js");
  return { files, sheet: textOf(".css"), script, fonts: fontsIn(script) };
}

/** The fonts of each list, by the names that their addresses are assigned to. */
function fontsIn(script: string) {
  const addresses = new Map(
    Array.from(script.matchAll(/var (\w+) = "\/assets\/([\w-]+)-[\w-]{8}\.woff2"/g), ([, name, font]) => [
      name,
      font,
    ]),
  );
  const listOf = (name: string) => {
    const [, list = ""] = new RegExp(`\\b${name}(?: =|:) \\[([^\\]]*)\\]`).exec(script) ?? [];
    return list.split(",").map((item) => addresses.get(item.trim()));
  };
  return { preloads: listOf("preloads"), accented: listOf("accented"), dotted: listOf("dotted") };
}

test("the site's own theme, which is the package's, adds no style and fetches the package's fonts", async () => {
  const { files, sheet, script } = await buildIn();
  expect(sheet).toBe("");
  expect(script).toMatch(/name: "Moyo"/);
  expect(files).toEqual(expect.arrayContaining(["ojuju-latin.woff2", "mulish-latin.woff2", "favicon.svg"]));
});

test("THEME puts another theme's values, sheet and fonts in the place of the site's", async () => {
  const { files, sheet, script } = await buildIn("lagoon");
  expect(sheet).toContain("--clay: #0a676e");
  expect(sheet).toMatch(/url\("?\/assets\/young-serif-latin-[\w-]+\.woff2/);
  expect(script).toMatch(/name: "Lagoon"/);
  expect(files).toEqual(expect.arrayContaining(["young-serif-latin.woff2", "mulish-latin.woff2"]));
  expect(files).not.toContain("ojuju-latin.woff2");
});

test.each([
  {
    theme: undefined,
    preloads: ["ojuju-latin", "mulish-latin"],
    accented: ["ojuju-accented", "mulish-accented"],
    dotted: ["ojuju-dotted", "mulish-dotted"],
  },
  {
    theme: "lagoon",
    preloads: ["young-serif-latin", "mulish-latin"],
    accented: ["mulish-accented"],
    dotted: ["mulish-dotted"],
  },
])(
  "with THEME=$theme other letters are fetched of the package's typefaces alone",
  async ({ theme, ...fonts }) => {
    expect((await buildIn(theme)).fonts).toEqual(fonts);
  },
);

test("an unknown theme is refused, with the names of those there are", async () => {
  await expect(buildIn("nowhere")).rejects.toThrow(
    'THEME is "nowhere", but apps/site/themes has only lagoon.',
  );
});
