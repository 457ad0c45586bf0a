/** A mistake that only a browser or a real connection shows. */
export type Bug = {
  readonly effect: string;
  /** From the repository's root. */
  readonly file: string;
  /** The text to replace, which occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Matches the output of the suite that finds the bug. */
  readonly failure: RegExp;
};

/** A command that must find each of its bugs, all planted at once. */
export type Suite = { readonly command: string; readonly bugs: readonly Bug[] };

const stories = [
  "accordion",
  "button",
  "checkbox",
  "password-field",
  "phone-field",
  "steps",
  "text-area",
  "text-field",
];
/** Matches the titles of the tests that must find the bugs. */
const journeyTitles = "its field was touched|blacks \\(";

export const suites: readonly Suite[] = [
  {
    command: `pnpm --filter @matchfront/storybook exec vitest run ${stories.map((name) => `/${name}.stories.tsx`).join(" ")}`,
    bugs: [
      {
        effect: "A field's hint has too little contrast, only in the dark scheme",
        file: "packages/ui/src/field/field-frame.module.css",
        find: "margin-block-end: var(--space-4);\n    color: var(--color-text-muted);",
        replace: "margin-block-end: var(--space-4);\n    color: light-dark(var(--bark), #6b5348);",
        failure: /dark: color-contrast: <p class="_hint_/,
      },
      {
        effect: "The country code has no label",
        file: "packages/ui/src/phone-field/dialing-code-select.tsx",
        find: "<label className={styles.label} htmlFor={id}>",
        replace: "<label className={styles.label}>",
        failure: /select-name/,
      },
      {
        effect: "A long question is cut off at 320 px",
        file: "packages/ui/src/accordion/accordion-item.module.css",
        find: "text-wrap: pretty;",
        replace: "overflow: hidden;\n    text-overflow: ellipsis;\n    white-space: nowrap;",
        failure: /narrow.*: cuts off its text: h\d\._question_/,
      },
      {
        effect:
          "A password runs under the button that shows it, if the button's word is longer than in English",
        file: "packages/ui/src/field/control.module.css",
        find: "padding-inline-end: 7rem;",
        replace: "padding-inline-end: 5.5rem;",
        failure: /pseudo-language: cover each other: input\._root_\w+ "" and button/,
      },
      {
        effect: "Visually hidden text makes the page 9999 px wider, only in right-to-left text",
        file: "packages/ui/src/styles/visually-hidden.module.css",
        find: "margin: -1px;",
        replace: "margin: -1px;\n    translate: -9999px;",
        failure: /narrow, right to left: \d{4} px wide in a window of 320/,
      },
      {
        effect: "Steps overflow the window with text at 200 %",
        file: "packages/ui/src/steps/steps.module.css",
        find: "@media (min-width: 48em) {\n      grid-template-columns: repeat(auto-fit, minmax(max(12rem, 25%), 1fr));",
        replace:
          "@media (min-width: 768px) {\n      grid-auto-columns: minmax(13rem, 1fr);\n      grid-auto-flow: column;",
        failure: /text at 200 %: \d+ px wide in a window of 1280/,
      },
      {
        effect: "A checkbox shows no focus in forced colors, which remove its shadow",
        file: "packages/ui/src/checkbox/checkbox.module.css",
        find: "outline: 3px solid var(--focus-ring);\n        outline-offset: 2px;",
        replace: "box-shadow: 0 0 0 3px var(--focus-ring);",
        failure: /forced-colors: has no focus ring: <input/,
      },
      {
        effect: "A button has no border in forced colors, which remove its background",
        file: "packages/ui/src/button/button.module.css",
        find: "border: var(--border) solid transparent;",
        replace: "border: 0 solid transparent;",
        failure: /forced-colors: has no edge: <(?:a|button)/,
      },
    ],
  },
  {
    command: `turbo run build --filter=@matchfront/site && pnpm --filter @matchfront/site exec playwright test --retries=0 --grep "${journeyTitles}"`,
    bugs: [
      {
        effect: "Errors show while a visitor still types",
        file: "packages/forms/src/final-form/use-bound-field.ts",
        find: "error: touched || hasServerError ?",
        replace: 'error: text !== "" || touched || hasServerError ?',
        failure: /\d\) .*its field was touched/,
      },
      {
        effect: "A static page loads a script",
        file: "apps/site/app/pages/blacks/blacks-page.tsx",
        find: 'export const handle = { loading: "static" } satisfies PageHandle;',
        replace: 'export const handle = { loading: "enhanced" } satisfies PageHandle;',
        failure: /\d\) .* \/blacks \(/,
      },
      {
        effect: "The variant's page leads to the listings of the general app",
        file: "apps/site/app/pages/variant/variant-page.tsx",
        find: "stores={variant.stores}",
        replace: "stores={brand.stores}",
        failure: /\d\) .*-blacks \(/,
      },
    ],
  },
  {
    command: "pnpm --filter @matchfront/server exec vitest run --mode long src/drain.long.test.ts",
    bugs: [
      {
        effect:
          "A stopping server leaves connections open, so that the next request fails with a reset connection",
        file: "apps/server/src/http/create-server.ts",
        find: "if (isDraining()) response.shouldKeepAlive = false;",
        replace: "",
        failure: /FAIL .*drain\.long\.test\.ts/,
      },
    ],
  },
];
