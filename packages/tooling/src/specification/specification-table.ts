import { basename } from "node:path";
import type { Binding, BoundPart } from "./bindings/binding.ts";
import type { Sentence } from "./read-sentences.ts";

type Bound = Sentence & { binding: Binding };

/** The Markdown document `docs/specification-tests.md`: the specification's sentences and their tests. */
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
  const tested = all.filter(({ binding }) => "tests" in binding);
  const remarks = all.filter(({ binding }) => "remark" in binding);

  const blocks = [
    "# The specification's sentences and their tests",
    "`npm run spec:table` writes this file from [the specification](specification.md) and from the bindings in [@matchfront/tooling](../packages/tooling/README.md). `npm test` ends by checking it against the suites' reports: it fails if a sentence has no test, or one that does not exist or did not pass.",
    "In the title of a test, `*` matches any text.",
    counts(all),
  ];
  for (const [heading, bound] of Map.groupBy(tested, headingOf))
    blocks.push(`## ${heading}`, table(["", "Sentence", "Tests"], bound.map(row)));
  blocks.push(
    "## Remarks about the specification",
    "These sentences are about the specification itself and cannot be tested.",
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
  return table(["Section", "Sentences", "Tested", "Remarks"], rows);
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

/** Text with Markdown's special characters escaped. */
function escaped(text: string): string {
  return text.replaceAll(/[\\|*_<{]/g, String.raw`\$&`);
}
