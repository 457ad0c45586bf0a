import type * as TextModule from "*.mdx";
import type { Help } from "../../content/faq/help.ts";
import type { LegalSummary } from "../../content/legal-summary.ts";

/** A text that is whole in each language, by the path of its page. */
export type TextName = "accessibility" | "communityguidelines" | "safety" | "safetytips" | "security";

/** A text that binds in English only. */
export type LegalName = "policy" | "privacy" | "terms";

/** The texts of the site in a language. */
export type LanguageTexts = Readonly<Record<TextName, typeof TextModule>> & {
  readonly help: Help;
  /** What the legal texts say in short; not in English, which has them whole. */
  readonly legal?: Readonly<Record<LegalName, LegalSummary>>;
};

/** The texts of the site in a language that English is translated into. */
export type TranslatedTexts = LanguageTexts & Required<Pick<LanguageTexts, "legal">>;
