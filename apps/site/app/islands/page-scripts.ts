/** The scripts that pages load: source files, in whose place publishing puts each one's built file. */
export const pageScripts = {
  enhance: "/app/enhance.ts",
  faq: "/app/pages/faq/enhance-faq.ts",
  hydrate: "/app/hydrate.ts",
  safety: "/app/pages/safety/enhance-safety.ts",
} as const;
