// All size limits, in kB of 1000 bytes, rounded up to half a kilobyte.

type PackageBudget = readonly [packageName: string, what: string, code: string, limit: number];

/**
 * The sizes of imports from the built packages: minified and gzipped, without React and React Final Form. The tolerance is
 * 5 %, so that patches of dependencies pass.
 */
export const packageBudgets: readonly PackageBudget[] = [
  ["ui", "`Button`", 'export { Button } from "./index.js"', 0.5],
  ["ui", "`TextField`", 'export { TextField } from "./index.js"', 1.5],
  ["ui", "`Dialog`", 'export { Dialog } from "./index.js"', 1.5],
  ["ui", "a portrait", 'export { WomanWithAfro } from "./illustrations.js"', 2.5],
  ["ui", "`PasswordField`", 'export { PasswordField } from "./index.js"', 3.5],
  ["ui", "`Carousel`", 'export { Carousel } from "./index.js"', 9.5],
  ["ui", "`ToastProvider`", 'export { ToastProvider } from "./index.js"', 11.5],
  ["ui", "everything", 'export * from "./index.js"', 69.5],
  ["ui", "`styles.css`, without fonts", 'import "./styles.css"', 13.5],
  ["forms", "one form, its words and superstruct", 'export { contactForm } from "./site/index.js"', 3.5],
  ["forms", "`createSubmit`, with its queue", 'export { createSubmit } from "./index.js"', 2.5],
  [
    "forms",
    "a form, its draft, its submit and its queue",
    'export { contactForm } from "./site/index.js"; export { createDraft } from "./index.js"; export { useSubmit } from "./react/index.js"',
    6.5,
  ],
  ["forms", "`bindForm`, with submit and queue", 'export { bindForm } from "./final-form/index.js"', 5.5],
  ["forms", "`inputProps` and `useActionState`", 'export * from "../examples/next/subscribe-form.tsx"', 4],
  ["forms", "everything", 'export * from "./index.js"', 7],
  ["api-client", "`isApiError`", 'export { isApiError } from "./index.js"', 0.5],
  ["api-client", "`calls`", 'export { calls } from "./calls/index.js"', 1],
  ["api-client", "`createSend`, with ky and superstruct", 'export { createSend } from "./index.js"', 12],
  ["api-client", "everything", 'export * from "./index.js"', 13.5],
];

/** The bytes in TCP's initial window: ten segments of 1,460 bytes (RFC 6928). */
export const firstFlight = 14_600;

/**
 * The transferred sizes of the site's pages, without tolerance. `page` is HTML and styles, `lazyScript` loads without a
 * visitor's action, `interactionScript` when a visitor uses a form.
 */
export const pageBudgets = {
  every: {
    page: 13.5,
    fonts: 20.5,
    lazyImages: 15,
    requests: 6,
    script: 0,
    lazyScript: 0,
    interactionScript: 0,
  },
  /**
   * Pages with the dialog of an emailed link, React and, in translations, the dialog's messages. If it changes to English,
   * those of errors.
   */
  dialog: { script: 12, lazyScript: 102.5, interactionScript: 1 },
  translatedDialog: { script: 12, lazyScript: 106 },
  /** Pages with a form and React: at most 82 kB before the first interaction. */
  form: { script: 2, lazyScript: 80, interactionScript: 20.5 },
  /** Help, with its search: ranking, synonyms and sections of other pages. */
  help: { script: 2, lazyScript: 9 },
  /** What each alphabet besides the Latin letters adds to a page. */
  alphabet: { fonts: 14, requests: 2 },
};
