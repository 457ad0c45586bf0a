declare global {
  interface Navigator {
    /** Not in every browser, nor in TypeScript's types. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Matches if the visitor prefers reduced motion. */
export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the browser's data saver is on; false if the browser does not say. Source: Save Data API. */
export function savesData({ connection }: Pick<Navigator, "connection">): boolean {
  return connection?.saveData === true;
}
