/** The source files of the page scripts. The build replaces each with the built file. */
export const pageScripts = {
  enhance: "/app/enhance.ts",
  faq: "/app/pages/faq/enhance-faq.ts",
  hydrate: "/app/hydrate.ts",
  safety: "/app/pages/safety/enhance-safety.ts",
} as const;
