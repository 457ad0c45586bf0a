/// <reference types="vite/client" />
import { localize } from "./locales.ts";

/** Searches of the help page by kind, and the ids of the answers that must come first. */
type SearchCases = Readonly<Record<string, readonly { search: string; first: string[] }[]>>;

const files = import.meta.glob<SearchCases>("./*/search-cases.json", { eager: true, import: "default" });

/** The test cases for the search of the help page in every language. */
export const searchCases = localize((language) => files[`./${language}/search-cases.json`] ?? {});
