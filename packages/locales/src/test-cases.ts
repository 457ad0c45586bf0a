/// <reference types="vite/client" />
import { localize } from "./locales.ts";

/** What tests must know of a language. */
type TestCases = {
  /** Searches of the help page by kind, and the ids of the answers that must come first. */
  readonly search: Readonly<Record<string, readonly { search: string; first: string[] }[]>>;
  /** Texts that are the same in English. */
  readonly sameAsEnglish: readonly string[];
  /** Regular expressions of numerals, by the English ones that facts spell out. */
  readonly numerals: Readonly<Record<string, string>>;
};

const files = import.meta.glob<TestCases>("./*/test-cases.json", { eager: true, import: "default" });

export const testCases = localize(
  (language) => files[`./${language}/test-cases.json`] ?? { search: {}, sameAsEnglish: [], numerals: {} },
);
