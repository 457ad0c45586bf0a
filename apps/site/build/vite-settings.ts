import { defaultClientConditions, defaultServerConditions, type CSSOptions, type Plugin } from "vite";
import { componentOf, shortClass, shortenProperties } from "./short-names.ts";

const source = "@matchfront/source";

/** Reads the packages' sources: hot reload across packages, and only the CSS that a page uses. */
export const sourceConditions = {
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // Peers of the packages, which `npm start` installs for the site alone.
    dedupe: ["final-form", "react", "react-dom", "react-final-form"],
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] }, noExternal: [/^@matchfront\//] },
};

/** The packages mark what needs a client for React's server components, of which the site has none. */
export const ignoreUseClient: Plugin = {
  name: "ignore-use-client",
  onLog: (_level, { code }) => code !== "MODULE_LEVEL_DIRECTIVE",
};

/** Leaves out the native elements of forms' fields, which tree shaking keeps: the site's fields have components. */
export const ownFields: Plugin = {
  name: "own-fields",
  load: (id) => (id.endsWith("/final-form/native-field.tsx") ? nativeField : undefined),
};

const nativeField = `export function NativeField({ name }) {
  throw new Error("The field " + name + " needs a function that renders it.");
}`;

/** Names a class for its component and its part, in development. */
const longName = (name: string, file: string) => `${componentOf(file)}-${name}`;

export const developmentStyles = { css: { modules: { generateScopedName: longName } } };

/** For every build that contributes to a page. */
export const pageStyles = {
  css: {
    modules: { generateScopedName: (name, file) => shortClass(name, file) ?? longName(name, file) },
    postcss: {
      plugins: [
        {
          postcssPlugin: "short-properties",
          // After imports are read.
          OnceExit(root) {
            root.walkDecls((declaration) => {
              if (declaration.variable) declaration.prop = shortenProperties(declaration.prop);
              if (declaration.value.includes("--")) declaration.value = shortenProperties(declaration.value);
            });
          },
        },
      ],
    },
  },
} satisfies { css: CSSOptions };

/**
 * The oldest supported browsers: iOS 15.4 is the app's own minimum (specification, section 9), Android 7 has Chrome 119,
 * and Windows 7 Chrome 109 and Firefox 115. `test/oldest-browsers` finds what they lack.
 */
export const target = ["safari15.4", "chrome109", "firefox115"];
