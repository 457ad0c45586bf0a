import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { site } from "./folders.ts";

/** The component that a CSS module is of. */
export const componentOf = (file: string) => basename(file.split("?")[0] ?? file, ".module.css");

/** In their order, so that each name is the same in every build, whichever sheets it reads. */
const sheets = globSync(["app/**/*.css", "../../packages/ui/src/**/*.css"], { cwd: site })
  .toSorted()
  .map((file) => ({
    file,
    css: readFileSync(join(site, file), "utf8").replaceAll(/\/\*.*?\*\//gs, ""),
  }));

const scoped = /(?:\.|@keyframes )(-?[a-z_][\w-]*)/gi;
const classes = numbered(
  sheets
    .filter(({ file }) => file.endsWith(".module.css"))
    .flatMap(({ file, css }) =>
      Array.from(css.matchAll(scoped), ([, name = ""]) => `${componentOf(file)} ${name}`),
    ),
);

/** Scripts name these, and are not changed; the test finds others. */
const namedByScripts = new Set(["--carousel-gap"]);

const propertyName = /--[a-z][\w-]*/gi;
const properties = numbered(
  sheets
    .flatMap(({ css }) => css.match(propertyName) ?? [])
    .filter((name) => !namedByScripts.has(name))
    .toSorted(),
);

/**
 * Names of two letters: of one letter are variables of built scripts, which `used-styles.ts` reads as words. They begin
 * after "ad": what is called so may be hidden by ad blockers.
 */
function numbered(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(Array.from(new Set(names), (name, index) => [name, letters(index + 30)]));
}

/** A, b and so on to z, then aa. */
function letters(index: number): string {
  const last = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/**
 * The class of a part of a component in published pages. It begins with "_", as variables of built scripts do not: with
 * the name of one, its styles would be in every page.
 *
 * @returns none for what neither the site nor the ui package names
 */
export function shortClass(name: string, file: string): string | undefined {
  const short = classes.get(`${componentOf(file)} ${name}`);
  return short && `_${short}`;
}

/**
 * Names custom properties as published pages do.
 *
 * @param css a declaration's name or its value
 */
export function shortenProperties(css: string): string {
  return css.replaceAll(propertyName, (name) => (properties.has(name) ? `--${properties.get(name)}` : name));
}
