import type { Happening, Run } from "./chaos.ts";
import type { Verdict } from "./find-breaches.ts";
import type { Attempt } from "./ask.ts";

/** How long after a fault what happens still counts as its own, in milliseconds: a server takes as long to start. */
const tail = 2_000;
const shownBreaches = 5;
const columns = [
  "times",
  "seconds",
  "thanked",
  "come again",
  "no answer",
  "pages",
  "no page",
  "longest answer",
];

/** The one table of a run: faults by what visitors met during each, then the promises. */
export function printRun(run: Run, verdicts: readonly Verdict[]): string {
  const posts = run.visitors.posts.flatMap(({ attempts }) => attempts);
  const names = [...new Set(run.happenings.map(({ fault }) => fault.name))].toSorted();
  const rows = names.map((name) => {
    const own = run.happenings.filter(({ fault }) => fault.name === name);
    return rowOf(name, own, during(posts, own), during(run.visitors.pages, own));
  });
  const everything = rowOf("in all", run.happenings, posts, run.visitors.pages);
  const skipped = run.impossible.map((name) => [name, "not possible here: it needs a user who may mount"]);
  return [
    table(["fault", ...columns], [...rows, everything]),
    `The checker itself was late by ${run.lateness.toFixed(1)} s at most.`,
    ...skipped.map((row) => row.join(": ")),
    "",
    ...verdicts.flatMap(({ promise, kept, breaches }) => [
      `${breaches.length === 0 ? "kept  " : "BROKEN"}  ${promise}: ${kept}`,
      ...breaches.slice(0, shownBreaches).map((breach) => `          ${breach}`),
      ...(breaches.length > shownBreaches ? [`          and ${breaches.length - shownBreaches} more`] : []),
    ]),
    "",
  ].join("\n");
}

function during(attempts: readonly Attempt[], happenings: readonly Happening[]): readonly Attempt[] {
  return attempts.filter(({ startedAt, endedAt }) =>
    happenings.some(({ from, to }) => endedAt >= from && startedAt <= to + tail),
  );
}

function rowOf(
  name: string,
  happenings: readonly Happening[],
  posts: readonly Attempt[],
  pages: readonly Attempt[],
): string[] {
  const seconds = happenings.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0);
  const longest = posts.reduce((most, { startedAt, endedAt }) => Math.max(most, endedAt - startedAt), 0);
  return [
    name,
    String(happenings.length),
    seconds.toFixed(0),
    count(posts, "thanked"),
    count(posts, "come again"),
    count(posts, "nothing", "unreachable", "hung"),
    count(pages, "thanked"),
    count(pages, "nothing", "unreachable", "hung", "come again"),
    `${(longest / 1000).toFixed(1)} s`,
  ];
}

function count(attempts: readonly Attempt[], ...answers: readonly string[]): string {
  return String(attempts.filter(({ answer }) => answers.includes(answer)).length);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ");
  return [line(head), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}
