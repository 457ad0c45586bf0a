/** A link. */
export type Link = { text: string; href: string };

/** A line of text, with links in it. */
export type Line = string | readonly (string | Link)[];

/** A paragraph, numbered steps in their order, or points in any order. */
export type Block = Line | { steps: readonly Line[] } | { points: readonly Line[] };

export type Question = {
  /** Its address on the page, after "#". Published: never change one. */
  id: string;
  question: string;
  answer: readonly Block[];
};

/**
 * What visitors type and an answer does not say, by the answers' ids; and what a section's heading does not say, by its
 * id after "#", such as "#consent". For the search; not shown.
 */
export type Synonyms = Readonly<Record<string, string>>;

/** The sections of other pages, by their paths. */
export type SearchedTexts = Readonly<Record<string, readonly { id: string; label: string }[]>>;

/** The questions of one subject. */
export type Category = { id: string; heading: string; questions: readonly Question[] };

/**
 * A link.
 *
 * @example link("the terms", "/terms#payments")
 */
export function link(text: string, href: string): Link {
  return { text, href };
}

/**
 * A link to an email address.
 *
 * @example mail("support@moyo.example") // { text: "support@moyo.example", href: "mailto:support@moyo.example" }
 */
export function mail(address: string): Link {
  return { text: address, href: `mailto:${address}` };
}

/**
 * The plain text of an answer, link texts included.
 *
 * @example answerText(["No.", { points: ["A block is permanent."] }]); // "No. A block is permanent."
 */
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
