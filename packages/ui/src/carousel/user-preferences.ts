declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's own types. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Matches while the visitor wants less motion. */
export const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * Whether the visitor asked the browser to save data.
 * Source: Save Data API.
 *
 * @example savesData(navigator); // false where the browser does not say
 */
export function savesData({ connection }: Pick<Navigator, "connection">): boolean {
  return connection?.saveData === true;
}
