import type { Category, Link } from "./answer.ts";
import type { FaqLabels } from "./labels.ts";

/** The help page in a language. */
export type Help = {
  /** The page's heading. */
  readonly title: string;
  /** The page's title in the window and in search results. */
  readonly pageTitle: string;
  /** One sentence for search results, at most 155 characters. */
  readonly description: string;
  /** What the page says first, under its heading. */
  readonly lead: string;
  /** The day an answer last changed, such as "2026-11-21". */
  readonly lastUpdated: string;
  /** Links to the answers that most visitors look for. */
  readonly mostAsked: readonly Link[];
  /** The texts around the answers. */
  readonly labels: FaqLabels;
  /** Every question, in reading order. */
  readonly categories: readonly Category[];
};
