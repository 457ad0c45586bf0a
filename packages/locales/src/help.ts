import type english from "./en/help.json";
import type { PluralForms } from "./plural-forms.ts";

/** A line of text, with links as in Markdown: `[Help](/faq)`, and `<mail addresses>`. */
type LineSource = string;

type BlockSource = LineSource | { steps: readonly LineSource[] } | { points: readonly LineSource[] };

/** The texts around the answers. `stopWords` are too common to search for, without accents and apostrophes. */
type Labels = Readonly<(typeof english)["labels"]>;

/** `pageTitle` is for the window and search results, `lastUpdated` the day an answer last changed. */
type Head = Readonly<Pick<typeof english, "title" | "pageTitle" | "description" | "lead" | "lastUpdated">>;

/** The questions of one subject. An id is an address on the page: never change one. */
type Category<AnswerBlock> = {
  id: string;
  heading: string;
  questions: readonly { id: string; question: string; answer: readonly AnswerBlock[] }[];
};

/** The help page as its file has it. */
export type HelpSource = Head & {
  /** Links to the answers that most visitors look for. */
  readonly mostAsked: readonly LineSource[];
  readonly labels: Labels;
  /** In reading order. */
  readonly categories: readonly Category<BlockSource>[];
  readonly synonyms: Synonyms;
};

export type FaqLabels = Omit<Labels, "results"> & { readonly results: PluralForms };

/** A link. */
export type Link = { text: string; href: string };

/** A line of text, with links in it. */
export type Line = string | readonly (string | Link)[];

/** A paragraph, numbered steps in their order, or points in any order. */
export type Block = Line | { steps: readonly Line[] } | { points: readonly Line[] };

/** The help page with its values filled in and its links parsed. */
export type Help = Head & {
  readonly mostAsked: readonly Link[];
  readonly labels: FaqLabels;
  readonly categories: readonly Category<Block>[];
};

/**
 * What visitors type and an answer does not say, by the answers' ids; and what a section's heading does not say, by its
 * id after "#", such as "#consent". For the search; not shown.
 */
export type Synonyms = Readonly<Record<string, string>>;

/** The sections of other pages, by the last part of their paths. */
export type SearchedDocuments = Readonly<Record<string, readonly { id: string; label: string }[]>>;

/** Parses the links of a line. */
export function parseLine(line: string): Line {
  const parts = line.split(/(\[[^\]]+\]\([^)]+\)|<[^>]+>)/).filter(Boolean);
  const parsed = parts.map((part) => {
    const [, text, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (text && href) return { text, href };
    const [, address] = /^<(.+)>$/.exec(part) ?? [];
    return address ? { text: address, href: `mailto:${address}` } : part;
  });
  return parsed.every((part) => typeof part === "string") ? line : parsed;
}

/** Parses the links of a paragraph or a list. */
export function parseBlock(block: BlockSource): Block {
  if (typeof block === "string") return parseLine(block);
  return "steps" in block ? { steps: block.steps.map(parseLine) } : { points: block.points.map(parseLine) };
}

/** Returns the plain text of an answer, link texts included. */
export function answerText(answer: readonly Block[]): string {
  return answer.flatMap(linesOf).map(lineText).join(" ");
}

function linesOf(block: Block): readonly Line[] {
  if (typeof block === "string") return [block];
  if ("steps" in block) return block.steps;
  return "points" in block ? block.points : [block];
}

function lineText(line: Line): string {
  return typeof line === "string"
    ? line
    : line.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
