declare global {
  interface Navigator {
    /** Missing in some browsers and in TypeScript's types. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** Whether the data saver is on; false if the browser does not say. Source: Save Data API. */
export function savesData({ connection }: Pick<Navigator, "connection">): boolean {
  return connection?.saveData === true;
}
