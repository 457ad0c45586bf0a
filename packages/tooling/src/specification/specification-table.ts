import { basename } from "node:path";
import type { Binding, BoundPart } from "./bindings/binding.ts";
import type { Sentence } from "./read-sentences.ts";

type Bound = Sentence & { binding: Binding };

/**
 * The table of the specification's sentences and the tests that hold them, as a Markdown document of `docs/`.
 *
 * @example writeFileSync("docs/specification-tests.md", specificationTable({ sentences, parts }));
 */
export function specificationTable({
  sentences,
  parts,
}: {
  sentences: readonly Sentence[];
  parts: readonly BoundPart[];
}): string {
  const all = sentences.flatMap((sentence) => {
    const part = parts.find(({ heading }) => heading === sentence.heading);
    const binding = part?.bindings.find((each) => each.sentence === sentence.text);
    return binding ? [{ ...sentence, binding }] : [];
  });
  const held = all.filter(({ binding }) => "tests" in binding);
  const remarks = all.filter(({ binding }) => "remark" in binding);

  const blocks = [
    "# The specification's sentences and the tests that hold them",
    "`npm run spec:table` writes this file from sections 2 to 9 of [the specification](specification.md) and from the bindings in [@matchfront/tooling](../packages/tooling/README.md). `npm test` ends by holding it against the suites' reports: it fails where a sentence has no test, or one that is not there or did not pass.",
    "In the title of a test, `*` stands for any words.",
    counts(all),
  ];
  for (const [heading, bound] of Map.groupBy(held, headingOf))
    blocks.push(`## ${heading}`, table(["", "Sentence", "Tests"], bound.map(row)));
  blocks.push(
    "## Remarks about the specification",
    "What these sentences say is about the specification itself: no test can hold it.",
    table(["", "Sentence", "Why"], remarks.map(row)),
  );
  return `${blocks.join("\n\n")}\n`;
}

function headingOf({ id, heading }: Sentence): string {
  const number = id.split(".").slice(0, -1).join(".");
  return heading.startsWith(`${number}. `) ? heading : `${number} ${heading}`;
}

function counts(all: readonly Bound[]): string {
  const sections = [...Map.groupBy(all, ({ id }) => id.split(".", 1).join())];
  const rows = [...sections, ["All", all] as const].map(([section, bound]) => {
    const remarks = bound.filter(({ binding }) => "remark" in binding).length;
    return [section, bound.length, bound.length - remarks, remarks];
  });
  return table(["Section", "Sentences", "Held by tests", "Remarks"], rows);
}

function row({ id, text, binding }: Bound): string[] {
  return [id, escaped(text), "tests" in binding ? testsOf(binding) : escaped(binding.remark)];
}

function testsOf({ tests, note }: Extract<Binding, { tests: unknown }>): string {
  const files = Object.entries(tests).map(([file, titles]) => {
    const named = titles.map((title) => `\`${title.replaceAll("|", String.raw`\|`)}\``);
    return `[${basename(file)}](../${file}): ${named.join(", ")}`;
  });
  return [...files, ...(note ? [`Note: ${escaped(note)}`] : [])].join("<br>");
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.join("\n");
}

/** Words that Markdown takes for nothing but words. */
function escaped(text: string): string {
  return text.replaceAll(/[\\|*_<{]/g, String.raw`\$&`);
}
