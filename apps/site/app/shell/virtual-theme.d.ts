declare module "virtual:theme-files" {
  export const favicon: string;
  export const preloads: readonly string[];
  /** The preloads that pages in languages with accents need in addition. */
  export const accentedPreloads: readonly string[];
}
