import { globSync } from "node:fs";
import { basename } from "node:path";
import { defaultClientConditions, defaultServerConditions, type Plugin } from "vite";
import { site } from "./folders.ts";

const source = "@matchfront/source";

/** Reads the packages' sources: hot reload across packages, and only the CSS that a page uses. */
export const sourceConditions = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] }, noExternal: [/^@matchfront\//] },
};

/** The packages mark what needs a client for React's server components, of which the site has none. */
export const ignoreUseClient: Plugin = {
  name: "ignore-use-client",
  onLog: (_level, { code }) => code !== "MODULE_LEVEL_DIRECTIVE",
};

/** Of lightningcss's `Features`. */
const dirSelector = 4;

const moduleFiles = ["app/**/*.module.css", "../../packages/ui/src/**/*.module.css"];
/** Sorted, so that they have the same numbers everywhere. */
const modules = globSync(moduleFiles, { cwd: site })
  .map((file) => basename(file, ".module.css"))
  .toSorted();

const componentOf = (file: string) => basename(file.split("?")[0] ?? file, ".module.css");

/** While developing, a class is named for its component and its part. */
const longName = (name: string, file: string) => `${componentOf(file)}-${name}`;

/** A published page is a fiftieth smaller where the component is a number, the same in every build. */
function shortName(name: string, file: string): string {
  const number = modules.indexOf(componentOf(file));
  return number === -1 ? longName(name, file) : `c${number.toString(36)}-${name}`;
}

export const developmentStyles = { css: { modules: { generateScopedName: longName } } };

/** For every build that contributes to a page. */
export const pageStyles = {
  css: {
    // Older browsers do without `:dir(rtl)`, which lightningcss would guess from a list of languages for them.
    lightningcss: { exclude: dirSelector },
    modules: { generateScopedName: shortName },
  },
};

/**
 * The oldest supported browsers: iOS 15.4 is the app's own minimum (specification, section 9), Android 7 has Chrome 119,
 * and Windows 7 Chrome 109 and Firefox 115. `test/oldest-browsers` finds what they lack.
 */
export const target = ["safari15.4", "chrome109", "firefox115"];
