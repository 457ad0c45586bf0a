import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { site } from "./folders.ts";
import { theme } from "./theme-plugin.ts";

/** The path of the notices, which the first line of each script names. */
export const licensesPath = "/licenses.txt";

/** An entry of the file that Vite's `build.license` writes: a package with modules in the scripts. */
export type License = { name: string; version: string; identifier?: string; text?: string };

/** Returns the notices of what the site serves of others: packages in its scripts, icons and fonts. */
export function licensesText(packages: readonly License[]): string {
  const ofPackages = packages.map(({ name, version, identifier, text }) => {
    if (!text) throw new Error(`${name} is in the scripts, but has no license file: use another package.`);
    return [`${name} ${version} (${identifier})`, text] as const;
  });
  const fonts = Object.values(theme.typefaces).flatMap(({ files = [] }) => files);
  const folders = ["../../packages/ui/src/fonts", ...fonts.map(({ file }) => dirname(file))];
  const patterns = [
    "../../packages/ui/THIRD-PARTY-NOTICES.md",
    ...folders.map((name) => `${name}/*license*`),
  ];
  const files = globSync(patterns, { cwd: site });
  const others = files.map(
    (file) => [basename(file), readFileSync(join(site, file), "utf8").trim()] as const,
  );
  // Several scripts may have modules of one package.
  return [...new Map([...ofPackages, ...others])]
    .toSorted(([a], [b]) => a.localeCompare(b, "en"))
    .map(([title, text]) => `${title}\n${"=".repeat(title.length)}\n\n${text}\n`)
    .join("\n\n");
}
