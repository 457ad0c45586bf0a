import { journeys, testsOf, type Mutation } from "./mutation.ts";

const publishing = (...files: string[]) => testsOf("apps/site", ...files);

/** Bugs in the pages and in how they are published. */
export const siteBugs: readonly Mutation[] = [
  {
    name: "An inline script is missing from its page's policy",
    file: "apps/site/publish/pages.ts",
    find: "scripts: inline.map((script) => hash(script.rawText)),",
    replace: "scripts: [],",
    suites: [publishing("publish/pages.test.ts")],
    expected: /^an inline script is allowed by its hash.*: expected \[\] to deeply equal/,
  },
  {
    name: "Robots are kept from reading that a page is not to be listed",
    file: "apps/site/publish/well-known-files.ts",
    find: 'const closed = ["/admin/", "/api/"];',
    replace: 'const closed = ["/admin/", "/api/", "/resetPhoneNumber/"];',
    suites: [publishing("publish/well-known-files.test.ts")],
    expected: /^robots are kept from calls alone/,
  },
  {
    name: "Errors show while a visitor still types",
    file: "packages/forms/src/final-form/use-bound-field.ts",
    find: "error: touched || wasRefused ?",
    replace: 'error: text !== "" || touched || wasRefused ?',
    suites: [journeys("an error shows only once its field has been touched")],
    expected: /^an error shows only once its field has been touched: .*toHaveCount/,
  },
  {
    name: "A page to read loads a script",
    file: "apps/site/app/pages/blacks/blacks-page.tsx",
    find: 'export const handle = { loading: "reading" } satisfies PageHandle;',
    replace: 'export const handle = { loading: "enhanced" } satisfies PageHandle;',
    suites: [journeys("/blacks .*of kind reading")],
    expected: /^\/blacks is a page of kind reading.*: .*toHaveLength/,
  },
  {
    name: "The variant's page leads to the listings of the general app",
    file: "apps/site/app/pages/variant/variant-page.tsx",
    find: "stores={variant.stores}",
    replace: "stores={brand.stores}",
    suites: [journeys("-blacks.*(?:badges|of kind)")],
    expected: /^\/moyo-blacks is a page .*: .*toEqual/,
  },
];
