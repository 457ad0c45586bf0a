import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { site } from "./folders.ts";

// Short names of classes save 290 to 590 bytes of a page, those of custom properties 60 to 260. With long ones, /fr/terms
// would miss the 14,600 bytes of the first flight: by 216 and by 15.

export const componentOf = (file: string) => basename(file.split("?")[0] ?? file, ".module.css");

/** All sheets in their order, so that each name is the same in every build. */
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

/** Scripts name these; a test finds others. */
const namedByScripts = new Set(["--carousel-gap"]);

const propertyName = /--[a-z][\w-]*/gi;
const properties = numbered(
  sheets
    .flatMap(({ css }) => css.match(propertyName) ?? [])
    .filter((name) => !namedByScripts.has(name))
    .toSorted(),
);

/**
 * Gives names of two letters: `used-styles.ts` would read one as a variable of a script. They begin after "ad", which ad
 * blockers hide.
 */
function numbered(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(Array.from(new Set(names), (name, index) => [name, letters(index + 30)]));
}

/** Returns the name for a number: "a" to "z", then "aa". */
function letters(index: number): string {
  const last = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** Returns the published class of a part of a component. It begins with "_", as variables of scripts do not. */
export function shortClass(name: string, file: string): string | undefined {
  const short = classes.get(`${componentOf(file)} ${name}`);
  return short && `_${short}`;
}

export function shortenProperties(css: string): string {
  return css.replaceAll(propertyName, (name) => (properties.has(name) ? `--${properties.get(name)}` : name));
}
