import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data";
// Not as JSON, whose 18 MB would be transformed for each run.
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import { target } from "../../publish/vite-settings.ts";

export const { api, css, javascript } = bcd;

/** What MDN's data calls the browsers of the build's target. */
const names: Record<string, BrowserName> = { safari: "safari_ios", chrome: "chrome", firefox: "firefox" };

const oldest = target.map((entry) => {
  const [, browser = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(entry) ?? [];
  const name = names[browser];
  if (!name) throw new Error(`"${entry}" is a target that MDN's data has no name for: add it to \`names\`.`);
  return { entry, name, version };
});

/** Features by their paths in MDN's data, such as "css.properties.mask", with the oldest browsers that lack each. */
export type Lacking = Map<string, string[]>;

/**
 * The oldest browsers that lack a feature; empty where all have it, if only in part, or MDN's data does not know it.
 *
 * @param prefixes prefixes that the feature is used with, too, such as "-webkit-"
 * @example lackedBy(css?.properties?.["accent-color"]); // ["safari15.4"]
 */
export function lackedBy(feature: Identifier | undefined, prefixes: readonly string[] = []): string[] {
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

/** Versions in their order: "15.4" is before "15.10"; what is yet to come is last. */
function numberOf(version: string | boolean | null | undefined): number {
  const [, major, minor = "0"] = /^≤?(\d+)(?:\.(\d+))?/.exec(String(version)) ?? [];
  return major ? Number(major) * 1000 + Number(minor) : Number.POSITIVE_INFINITY;
}
