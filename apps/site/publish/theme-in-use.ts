import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { themeStylesheet, type Theme } from "@matchfront/ui/theme";
import drawn from "../app/shell/og-images.json" with { type: "json" };
import { otherTheme, site } from "./folders.ts";

export const ownThemeFile = join(site, "theme.ts");

/** The file of the theme that is published. */
export const themeFile = otherTheme ? join(site, "themes", `${otherTheme}.ts`) : ownThemeFile;

/**
 * The theme that is published: the site's own, or the one that `THEME` names.
 *
 * @throws Error if there is none of this name
 */
export const theme = await readTheme();

/** Whether `og-pictures` has drawn the icons in the theme's colors; the package has them in its own. */
const areDrawn = drawn.theme !== "" && drawn.theme === themeStylesheet(theme);

/** What Node or Vite imports for a file of the mark, such as "favicon.svg". */
export const markOf = (file: string): string =>
  areDrawn ? join(site, "icons", file) : `@matchfront/ui/marks/${file}`;

async function readTheme(): Promise<Theme> {
  const names = globSync("themes/*.ts", { cwd: site }).map((file) => basename(file, ".ts"));
  if (otherTheme && !names.includes(otherTheme))
    throw new Error(`THEME is "${otherTheme}", but apps/site/themes has only ${names.join(", ")}.`);
  const module: { theme: Theme } = await import(pathToFileURL(themeFile).href);
  return module.theme;
}
