/** What a legal text says in another language, in which it does not bind. */
export type LegalSummary = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** What this text is, and that its English words bind. */
  readonly introduction: string;
  /** What each section says in short, by the id of its heading. */
  readonly summaries: Readonly<Record<string, string>>;
};
