import { readComponents } from "./public-modules.ts";

/** Entries that other workspaces import as sources: source file, built file and types. */
const sources = {
  ".": ["./src/index.ts", "./dist/index.js", "./dist/index.d.ts"],
  "./enhancements": ["./src/enhancements.ts", "./dist/enhancements.js", "./dist/enhancements.d.ts"],
  "./theme": ["./src/theme.ts", "./dist/theme.js", "./dist/theme.d.ts"],
  "./icons": ["./src/icon/paths.ts", "./dist/icon/paths.js", "./dist/icon/paths.d.ts"],
  "./brand-icons": [
    "./src/brand-icon/paths.ts",
    "./dist/brand-icon/paths.js",
    "./dist/brand-icon/paths.d.ts",
  ],
  "./tokens": ["./src/tokens/tokens.ts", "./dist/tokens/tokens.js", "./dist/tokens/tokens.d.ts"],
  "./tokens.json": ["./src/tokens/tokens.json", "./dist/tokens.json"],
  "./tokens.dark.json": ["./src/tokens/tokens.dark.json", "./dist/tokens.dark.json"],
  "./tokens.resolver.json": ["./src/tokens/tokens.resolver.json", "./dist/tokens.resolver.json"],
  // In the repository, components import their sheets themselves.
  "./styles.css": ["./src/foundations/foundations.css", "./dist/styles.css", "./styles.d.ts"],
  "./foundations.css": ["./src/foundations/foundations.css", "./dist/foundations.css", "./styles.d.ts"],
  "./fonts/*.woff2": ["./src/fonts/*.woff2", "./dist/fonts/*.woff2"],
  "./marks/*": ["./src/marks/*", "./dist/marks/*"],
} as const;

/** Returns the `exports` of package.json: the entries above, and a script and a sheet per component. */
export function packageExports(audience: "repository" | "published"): Record<string, unknown> {
  const own = Object.entries(sources).map(([entry, [source, built, types]]) => [
    entry,
    {
      ...(audience === "repository" && { "@matchfront/source": source }),
      ...(types && { types }),
      default: built,
    },
  ]);
  const components = [...readComponents().keys()].flatMap((name) => [
    [`./${name}`, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }],
    [`./${name}.css`, { types: "./styles.d.ts", default: `./dist/${name}.css` }],
  ]);
  return Object.fromEntries([...own, ...components, ["./package.json", "./package.json"]]);
}
