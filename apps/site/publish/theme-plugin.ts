import { dirname, join, resolve } from "node:path";
import { themeStylesheet } from "@matchfront/ui/theme";
import type { Plugin } from "vite";
import { site } from "./folders.ts";
import { markOf, ownThemeFile, theme, themeFile } from "./theme-in-use.ts";

const sheet = join(site, "theme.css");
const files = "virtual:theme-files";

/** The package's own fonts, of which every page needs the Latin letters first. */
const ownFonts = {
  display: "@matchfront/ui/fonts/ojuju-latin.woff2",
  text: "@matchfront/ui/fonts/mulish-latin.woff2",
};

/** What French and Portuguese need besides. */
const accentedFonts = {
  display: "@matchfront/ui/fonts/ojuju-accented.woff2",
  text: "@matchfront/ui/fonts/mulish-accented.woff2",
};

/**
 * Gives the pages the theme that is published: its values for `theme.ts`, its sheet for `theme.css`, and the addresses
 * of its files as `virtual:theme-files`.
 */
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
    return id === `\0${files}`
      ? addressesOf(markOf("favicon.svg"), preloaded(ownFonts), preloaded(accentedFonts))
      : undefined;
  },
};

/** The fonts that pages fetch before their styles ask for them, or those that pages with accents fetch besides. */
function preloaded(own: Readonly<Record<"display" | "text", string>>): string[] {
  return (["display", "text"] as const).flatMap((use) => {
    const typeface = theme.typefaces[use];
    if (!typeface) return own[use];
    if (own === accentedFonts) return [];
    return (typeface.files ?? []).filter(({ preload }) => preload).map(({ file }) => join(site, file));
  });
}

/** The names of so many imports. */
function named(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `file${first + index}`).join(", ");
}

function addressesOf(favicon: string, fonts: readonly string[], accented: readonly string[]): string {
  const imports = [favicon, ...fonts, ...accented].map(
    (file, index) => `import file${index} from ${JSON.stringify(`${file}?url`)};\n`,
  );
  return `${imports.join("")}export const favicon = file0;
export const preloads = [${named(1, fonts.length)}];
export const accentedPreloads = [${named(1 + fonts.length, accented.length)}];
`;
}
