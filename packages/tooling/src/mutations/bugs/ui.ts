import { storiesOf, testsOf, type Mutation } from "./mutation.ts";

const ui = (...files: string[]) => testsOf("packages/ui", ...files);

/** Bugs in the components: how they look, in each of their looks, and how they behave. */
export const uiBugs: readonly Mutation[] = [
  {
    name: "A field's hint has too little contrast, only in the dark scheme",
    file: "packages/ui/src/field/field-frame.module.css",
    find: "margin-block-end: var(--space-4);\n    color: var(--color-text-muted);",
    replace: "margin-block-end: var(--space-4);\n    color: light-dark(var(--bark), #6b5348);",
    suites: [storiesOf("text-field")],
    expected: /dark: color-contrast: <p class="_hint_/,
  },
  {
    name: "The country code has no label",
    file: "packages/ui/src/phone-field/dialing-code-select.tsx",
    find: "<label className={styles.label} htmlFor={id}>",
    replace: "<label className={styles.label}>",
    suites: [storiesOf("phone-field")],
    expected: /select-name/,
  },
  {
    name: "A long question is cut off at 320 px",
    file: "packages/ui/src/accordion/accordion-item.module.css",
    find: "text-wrap: pretty;",
    replace: "overflow: hidden;\n    text-overflow: ellipsis;\n    white-space: nowrap;",
    suites: [storiesOf("accordion")],
    expected: /narrow.*: cuts off its text: h\d\._question_/,
  },
  {
    name: "Visually hidden text makes the page 9999 px wider, only in right-to-left text",
    file: "packages/ui/src/styles/visually-hidden.module.css",
    find: "margin: -1px;",
    replace: "margin: -1px;\n    translate: -9999px;",
    suites: [storiesOf("text-area")],
    expected: /narrow, right to left: \d{4} px wide in a window of 320/,
  },
  {
    name: "Steps overflow the window with text at 200 %",
    file: "packages/ui/src/steps/steps.module.css",
    find: "@media (min-width: 48em) {\n      grid-template-columns: repeat(auto-fit, minmax(max(12rem, 25%), 1fr));",
    replace:
      "@media (min-width: 768px) {\n      grid-auto-columns: minmax(13rem, 1fr);\n      grid-auto-flow: column;",
    suites: [storiesOf("steps")],
    expected: /text at 200 %: \d+ px wide in a window of 1280/,
  },
  {
    name: "A checkbox shows no focus in forced colors, which remove its shadow",
    file: "packages/ui/src/checkbox/checkbox.module.css",
    find: "outline: 3px solid var(--focus-ring);\n        outline-offset: 2px;",
    replace: "box-shadow: 0 0 0 3px var(--focus-ring);",
    suites: [storiesOf("checkbox")],
    expected: /forced-colors: has no focus ring: <input/,
  },
  {
    name: "A field has no border in forced colors, which remove its shadow",
    file: "packages/ui/src/field/control.module.css",
    find: "padding: var(--space-8) var(--space-16);\n    border: var(--border) solid var(--color-line);",
    replace:
      "padding: calc(var(--space-8) + 2px) calc(var(--space-16) + 2px);\n    border: 0;\n    box-shadow: inset 0 0 0 2px var(--color-line);",
    suites: [storiesOf("text-field")],
    expected: /forced-colors: has no edge: <input/,
  },
  {
    name: "A button has no border in forced colors, which remove its background",
    file: "packages/ui/src/button/button.module.css",
    find: "border: var(--border) solid transparent;",
    replace: "border: 0 solid transparent;",
    suites: [storiesOf("button")],
    expected: /forced-colors: has no edge: <(?:a|button)/,
  },
  {
    name: "Prose styles affect the components inside",
    file: "packages/ui/src/prose/prose.module.css",
    find: ":where(h2:not([class]), h3:not([class])) {",
    replace: ":where(h2, h3) {",
    suites: [ui("src/prose/prose.test.tsx")],
    expected: /^a component inside the text keeps its own styles: accordion/,
  },
  {
    name: "Closing a dialog does not return focus",
    file: "packages/ui/src/dialog/dialog.tsx",
    find: "return () => dialog.close();",
    replace: 'return () => dialog.removeAttribute("open");',
    suites: [ui("src/dialog/dialog.test.tsx")],
    expected: /^focus also returns when the open dialog is unmounted: .*toHaveFocus/,
  },
  {
    name: "Slides rotate automatically despite reduced motion",
    file: "packages/ui/src/carousel/start-rotation.ts",
    find: 'is: reducedMotionQuery.matches || savesData(navigator) ? "stopped"',
    replace: 'is: savesData(navigator) ? "stopped"',
    suites: [ui("src/carousel/carousel-rotation.test.tsx")],
    expected: /does not start automatically with reduced motion.*rotating, 1 timers/,
  },
  {
    name: "A form's status is rendered with its live region, so it is not announced",
    file: "packages/ui/src/form-status/form-status.tsx",
    find: '<div role={announce ? "status" : undefined}>{!isUrgent && message}</div>',
    replace: '{!isUrgent && message && <div role={announce ? "status" : undefined}>{message}</div>}',
    suites: [ui("src/form-status/form-status.test.tsx")],
    expected: /^queued is announced by a status that was rendered before, empty: .*getByRole\('status'\)/,
  },
  {
    name: "A letter of Yoruba and Igbo falls back to another font",
    file: "packages/ui/src/fonts/cuts.ts",
    find: 'const dotted = "ẹọịụ',
    replace: 'const dotted = "ẹịụ',
    suites: [ui("src/fonts/fonts.test.ts")],
    expected: /^Ojuju has every letter of Yoruba: .*ọ/u,
  },
];
