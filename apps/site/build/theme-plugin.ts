import { globSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { themeStylesheet, type Theme } from "@matchfront/ui/theme";
import type { Alphabet } from "@matchfront/locales/locales";
import type { Plugin } from "vite";
import drawn from "../app/shell/og-images.json" with { type: "json" };
import { otherTheme, site } from "./folders.ts";

const ownThemeFile = join(site, "theme.ts");
const themeFile = otherTheme ? join(site, "themes", `${otherTheme}.ts`) : ownThemeFile;

/** The theme that is published: the site's own, or the one that `THEME` names. */
export const theme = await readTheme();

async function readTheme(): Promise<Theme> {
  const names = globSync("themes/*.ts", { cwd: site }).map((file) => basename(file, ".ts"));
  if (otherTheme && !names.includes(otherTheme))
    throw new Error(`THEME is "${otherTheme}", but apps/site/themes has only ${names.join(", ")}.`);
  const module: { theme: Theme } = await import(pathToFileURL(themeFile).href);
  return module.theme;
}

/** Whether `og-pictures` has drawn the icons in the theme's colors. The package has them in its own. */
const areDrawn = drawn.theme !== "" && drawn.theme === themeStylesheet(theme);

/** Returns what Node or Vite imports for a file of the mark, such as "favicon.svg". */
export const markOf = (file: string): string =>
  areDrawn ? join(site, "icons", file) : `@matchfront/ui/marks/${file}`;

const sheet = join(site, "theme.css");
const files = "virtual:theme-files";

/** Replaces `theme.ts` and `theme.css` by those that are published, and has the addresses of their files. */
export const themePlugin: Plugin = {
  name: "theme",
  enforce: "pre",
  resolveId(id, importer) {
    if (id === files) return `\0${files}`;
    const isOwnTheme =
      importer && id.endsWith("/theme.ts") && resolve(dirname(importer), id) === ownThemeFile;
    return isOwnTheme ? themeFile : undefined;
  },
  load(id) {
    if (id.split("?")[0] === sheet) return themeStylesheet(theme);
    if (id !== `\0${files}`) return undefined;
    // Every page needs the Latin letters first. Some languages need others, which other typefaces lack.
    return [
      `export { default as favicon } from ${urlOf(markOf("favicon.svg"))};`,
      listOf("preloads", fontsOf("latin")),
      ...alphabets.map((name) => listOf(name, fontsOf(name))),
      `export const alphabetPreloads = { ${alphabets.join(", ")} };`,
    ].join("\n");
  },
};

const alphabets = ["accented", "african", "dotted"] satisfies Alphabet[];
const families = [
  ["display", "ojuju"],
  ["text", "mulish"],
] as const;

/** Returns the fonts with some letters that pages fetch before their styles ask for them. */
function fontsOf(letters: Alphabet | "latin"): string[] {
  return families.flatMap(([use, family]) => {
    const typeface = theme.typefaces[use];
    if (!typeface) return [`@matchfront/ui/fonts/${family}-${letters}.woff2`];
    const own = letters === "latin" ? (typeface.files ?? []) : [];
    return own.filter(({ preload }) => preload).map(({ file }) => join(site, file));
  });
}

const urlOf = (file: string) => JSON.stringify(`${file}?url`);

function listOf(name: string, names: readonly string[]): string {
  const imports = names.map((file, index) => `import ${name}${index} from ${urlOf(file)};\n`);
  return `${imports.join("")}export const ${name} = [${names.map((_, index) => name + index).join(", ")}];`;
}
