/** A sentence of the specification, or a row of one of its tables. */
export type Sentence = {
  /** Section, subheading if there is one, and position below it, as in "2.3.1". */
  id: string;
  /** Its heading, as in "2. Screens and routes" or "Contact form". */
  heading: string;
  /** Its verbatim text; for a row its cells, joined by " | ". */
  text: string;
};

/**
 * The sentences of the specification in order: those of paragraphs and list items, and table rows. Those before its
 * first section are below its title, as section 0.
 */
export function readSentences(specification: string): Sentence[] {
  const lines = specification.split("\n");
  const sentences: Sentence[] = [];
  let [section, part, place, heading] = [0, 0, 0, ""];

  for (const [index, line] of lines.entries()) {
    const [, level = "", title = ""] = /^(#+) (.*)/.exec(line) ?? [];
    if (level) {
      if (level === "#") [section, part] = [0, 0];
      else if (level === "##") [section, part] = [Number.parseInt(title), 0];
      else part += 1;
      [place, heading] = [0, title];
    } else {
      for (const text of isTableHead(line, lines[index + 1]) ? [] : textsOf(line)) {
        place += 1;
        sentences.push({ id: [section, ...(part ? [part] : []), place].join("."), heading, text });
      }
    }
  }
  return sentences;
}

const ruler = /^\|[\s:|-]+\|$/;

function isTableHead(line: string, next = ""): boolean {
  return ruler.test(line) || ruler.test(next);
}

function textsOf(line: string): string[] {
  if (line.startsWith("|"))
    return [
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim())
        .join(" | "),
    ];
  return sentencesIn(line.replace(/^- /, "")).filter(Boolean);
}

function sentencesIn(text: string): string[] {
  // Quotations and parentheses do not end a sentence.
  const outline = text.replaceAll(/"[^"]*"|\([^()]*\)|\{[^{}]*\}/g, (piece) => "X".repeat(piece.length));
  const ends = Array.from(outline.matchAll(/[.!?](?=\s+[^\sa-z])/g), ({ index }) => index + 1);
  return [0, ...ends].map((start, index) => text.slice(start, ends[index]).trim());
}
