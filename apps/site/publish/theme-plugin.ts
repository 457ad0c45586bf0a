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
    return id === `\0${files}` ? addressesOf(markOf("favicon.svg"), preloaded()) : undefined;
  },
};

/** The fonts that pages fetch before their styles ask for them. */
function preloaded(): string[] {
  return (["display", "text"] as const).flatMap((use) => {
    const typeface = theme.typefaces[use];
    if (!typeface) return ownFonts[use];
    return (typeface.files ?? []).filter(({ preload }) => preload).map(({ file }) => join(site, file));
  });
}

function addressesOf(favicon: string, fonts: string[]): string {
  const imports = [favicon, ...fonts].map(
    (file, index) => `import file${index} from ${JSON.stringify(`${file}?url`)};\n`,
  );
  const preloads = fonts.map((_, index) => `file${index + 1}`);
  return `${imports.join("")}export const favicon = file0;\nexport const preloads = [${preloads.join(", ")}];\n`;
}
