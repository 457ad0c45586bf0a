/** Words that lead somewhere. */
export type Link = { text: string; href: string };

/** A line of words, with links among them. */
export type Line = string | readonly (string | Link)[];

/** A paragraph, numbered steps in their order, or points in any order. */
export type Block = Line | { steps: readonly Line[] } | { points: readonly Line[] };

export type Question = {
  /** Its address on the page, after "#". Published: never change one. */
  id: string;
  question: string;
  answer: readonly Block[];
  /** What else people call it, for the search; not shown. */
  otherWords?: string;
};

/**
 * Words that lead to an address.
 *
 * @example link("the terms", "/terms#payments")
 */
export function link(text: string, href: string): Link {
  return { text, href };
}

/**
 * An address to write to.
 *
 * @example mail("support@moyo.example") // { text: "support@moyo.example", href: "mailto:support@moyo.example" }
 */
export function mail(address: string): Link {
  return { text: address, href: `mailto:${address}` };
}

/**
 * The words of an answer, its links among them without their addresses.
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
