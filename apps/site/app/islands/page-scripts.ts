/** The scripts that pages load, as source files; publishing replaces each with its built file. */
export const pageScripts = {
  enhance: "/app/enhance.ts",
  faq: "/app/pages/faq/enhance-faq.ts",
  hydrate: "/app/hydrate.ts",
  safety: "/app/pages/safety/enhance-safety.ts",
} as const;
