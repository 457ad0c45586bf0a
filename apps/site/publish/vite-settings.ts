import { basename } from "node:path";
import { defaultClientConditions, defaultServerConditions, type Plugin } from "vite";

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

/** Names a class after its component, the same in every build that contributes to a page. */
export const pageStyles = {
  css: {
    modules: {
      generateScopedName: (name: string, file: string) =>
        `${basename(file.split("?")[0] ?? file, ".module.css")}-${name}`,
    },
  },
};

/**
 * The oldest supported browsers: iOS 15.4 is the app's own minimum (specification, section 9), Android 7 has Chrome 119,
 * and Windows 7 Chrome 109 and Firefox 115. `test/oldest-browsers` finds what they lack.
 */
export const target = ["safari15.4", "chrome109", "firefox115"];
