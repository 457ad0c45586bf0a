/// <reference types="vite/client" />
import type * as TextModule from "*.mdx";
import type { HelpSource } from "./help.ts";
import { localize, type Localized } from "./locales.ts";

/** A text that is whole in each language, by the path of its page. */
export type TextName = "accessibility" | "communityguidelines" | "safety" | "safetytips" | "security";

/** A text that binds in English only. */
export type LegalName = "policy" | "privacy" | "terms";

/** A summary of a legal text in another language, in which it does not bind. */
export type LegalSummary = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** What this text is, and that its English words bind. */
  readonly introduction: string;
  /** What each section says in short, by the id of its heading. */
  readonly summaries: Readonly<Record<string, string>>;
};

/** The documents of a language. `{placeholders}` in their strings are filled in by the site. */
export type Documents = {
  readonly texts: Readonly<Record<TextName, typeof TextModule>>;
  readonly help: HelpSource;
};

const mdx = import.meta.glob<typeof TextModule>("./*/documents/*.mdx", { eager: true });
const help = import.meta.glob<HelpSource>("./*/help.json", { eager: true, import: "default" });
const legal = import.meta.glob<Readonly<Record<LegalName, LegalSummary>>>("./*/legal.json", {
  eager: true,
  import: "default",
});

const names = [
  "accessibility",
  "communityguidelines",
  "safety",
  "safetytips",
  "security",
] as const satisfies TextName[];

/** The documents of every language. */
export const documents: Localized<Documents> = localize((language) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
  texts: Object.fromEntries(
    names.map((name) => [name, find(mdx, `${language}/documents/${name}.mdx`)]),
  ) as Documents["texts"],
  help: find(help, `${language}/help.json`),
}));

/** The legal texts, which bind in English. */
export const legalTexts: Readonly<Record<LegalName, typeof TextModule>> = {
  policy: find(mdx, "en/documents/policy.mdx"),
  privacy: find(mdx, "en/documents/privacy.mdx"),
  terms: find(mdx, "en/documents/terms.mdx"),
};

/** The summaries of the legal texts by language, except in the language that binds. */
export const legalSummaries: Localized<Readonly<Record<LegalName, LegalSummary>> | undefined> = localize(
  (language) => legal[`./${language}/legal.json`],
);

function find<T>(files: Readonly<Record<string, T>>, name: string): T {
  const file = files[`./${name}`];
  if (!file) throw new Error(`packages/locales/src/${name} is missing.`);
  return file;
}
