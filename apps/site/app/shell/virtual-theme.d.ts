declare module "virtual:theme-files" {
  export const favicon: string;
  export const preloads: readonly string[];
  /** What pages with accents fetch besides. */
  export const accentedPreloads: readonly string[];
}
