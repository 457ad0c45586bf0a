/// <reference types="vite/client" />
import type * as DocumentModule from "*.mdx";
import type { HelpSource } from "./help.ts";
import { defaultLanguage, localize, type Localized } from "./locales.ts";

/** A document that every language has, by the path of its page. */
export type DocumentName = (typeof names)[number];

/** A document that binds in English only. */
export type LegalName = "policy" | "privacy" | "terms";

/** A summary of a legal document in another language, in which it does not bind. */
export type LegalSummary = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** What this document is, and that its English text binds. */
  readonly introduction: string;
  /** What readers must not miss, above the English text; a line of Markdown. */
  readonly warning?: { readonly title: string; readonly text: string };
  /** What each section says in short, by the id of its heading. */
  readonly summaries: Readonly<Record<string, string>>;
};

const names = ["accessibility", "communityguidelines", "safety", "safetytips", "security"] as const;

const modules = import.meta.glob<typeof DocumentModule>("./*/documents/*.mdx", { eager: true });
const helps = import.meta.glob<HelpSource>("./*/help.json", { eager: true, import: "default" });
const summaries = import.meta.glob<Readonly<Record<LegalName, LegalSummary>>>("./*/legal.json", {
  eager: true,
  import: "default",
});

/** The documents of every language. `{placeholders}` in their strings are filled in by the site. */
export const documents: Localized<Readonly<Record<DocumentName, typeof DocumentModule>>> = localize(
  (language) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
    Object.fromEntries(
      names.map((name) => [name, find(modules, `${language}/documents/${name}.mdx`)]),
    ) as Record<DocumentName, typeof DocumentModule>,
);

/** The help page of every language. */
export const help: Localized<HelpSource> = localize((language) => find(helps, `${language}/help.json`));

/** The legal documents, which bind in English. */
export const legalDocuments: Readonly<Record<LegalName, typeof DocumentModule>> = {
  policy: find(modules, `${defaultLanguage}/documents/policy.mdx`),
  privacy: find(modules, `${defaultLanguage}/documents/privacy.mdx`),
  terms: find(modules, `${defaultLanguage}/documents/terms.mdx`),
};

/** The summaries of the legal documents by language, except in the language that binds. */
export const legalSummaries: Localized<Readonly<Record<LegalName, LegalSummary>> | undefined> = localize(
  (language) => summaries[`./${language}/legal.json`],
);

function find<T>(files: Readonly<Record<string, T>>, name: string): T {
  const file = files[`./${name}`];
  if (!file) throw new Error(`packages/locales/src/${name} is missing.`);
  return file;
}
