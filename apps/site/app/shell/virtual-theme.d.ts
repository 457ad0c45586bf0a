declare module "virtual:theme-files" {
  import type { Alphabet } from "@matchfront/locales/locales";

  export const favicon: string;
  export const preloads: readonly string[];
  /** The preloads that pages need in addition if their language has these letters. */
  export const alphabetPreloads: Readonly<Record<Alphabet, readonly string[]>>;
}
