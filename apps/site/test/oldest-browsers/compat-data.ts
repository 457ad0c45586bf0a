import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data";
// Importing the JSON would transform 18 MB on each run.
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import { target } from "../../build/vite-settings.ts";

export const { api, css, javascript } = bcd;

const names: Record<string, BrowserName> = { safari: "safari_ios", chrome: "chrome", firefox: "firefox" };

const oldest = target.map((entry) => {
  const [, browser = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(entry) ?? [];
  const name = names[browser];
  if (!name)
    throw new Error(`Build target "${entry}": unknown browser. Add its name in MDN's data to \`names\`.`);
  return { entry, name, version };
});

/** Features by their path in MDN's data, such as "css.properties.mask", with the oldest browsers that lack them. */
export type UnsupportedFeatures = Map<string, string[]>;

/**
 * Returns the oldest browsers that lack a feature; empty if all support it, at least partially, or MDN's data does
 * not have it.
 *
 * @param prefixes vendor prefixes that are used in addition, such as "-webkit-"
 */
export function getUnsupportingBrowsers(
  feature: Identifier | undefined,
  prefixes: readonly string[] = [],
): string[] {
  const { __compat: statement } = feature ?? {};
  if (!statement) return [];
  return oldest
    .filter(({ name, version }) => !isIn(statement, name, version, prefixes))
    .map(({ entry }) => entry);
}

function isIn(
  { support }: CompatStatement,
  name: BrowserName,
  version: string,
  prefixes: readonly string[],
): boolean {
  const known: readonly (SimpleSupportStatement | undefined)[] = [support[name]].flat();
  return known.some(
    (statement) =>
      statement &&
      !statement.flags &&
      !statement.alternative_name &&
      numberOf(statement.version_removed) > numberOf(version) &&
      (!statement.prefix || prefixes.includes(statement.prefix)) &&
      numberOf(statement.version_added) <= numberOf(version),
  );
}

/** Converts a version to a sortable number: "15.4" is before "15.10". Unsupported is infinite. */
function numberOf(version: string | boolean | null | undefined): number {
  const [, major, minor = "0"] = /^≤?(\d+)(?:\.(\d+))?/.exec(String(version)) ?? [];
  return major ? Number(major) * 1000 + Number(minor) : Number.POSITIVE_INFINITY;
}
