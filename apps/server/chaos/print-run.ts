import { Console } from "node:console";
import type { Attempt } from "./ask.ts";
import type { Happening, Run } from "./chaos.ts";
import type { Verdict } from "./find-breaches.ts";

/** How long an answer after a fault still counts as its effect, in milliseconds: the time that a server needs to start. */
const tail = 2_000;
const shownBreaches = 5;

export function printRun(run: Run, verdicts: readonly Verdict[]): void {
  const posts = run.visitors.posts.flatMap(({ attempts }) => attempts);
  const { pages } = run.visitors;
  const names = [...new Set(run.happenings.map(({ fault }) => fault.name))].toSorted();
  const rows = names.map((name) => {
    const own = run.happenings.filter(({ fault }) => fault.name === name);
    return [name, rowOf(own, during(posts, own), during(pages, own))] as const;
  });
  new Console(process.stdout).table(
    Object.fromEntries([...rows, ["in all", rowOf(run.happenings, posts, pages)]]),
  );
  const lines = [
    `The checker itself was late by ${run.lateness.toFixed(1)} s at most.`,
    ...run.impossible.map((name) => `${name}: not possible here, it needs a user who may mount`),
    ...verdicts.flatMap(({ promise, kept, breaches }) => [
      `${breaches.length === 0 ? "kept  " : "BROKEN"}  ${promise}: ${kept}`,
      ...breaches.slice(0, shownBreaches).map((breach) => `          ${breach}`),
      ...(breaches.length > shownBreaches ? [`          and ${breaches.length - shownBreaches} more`] : []),
    ]),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function during(attempts: readonly Attempt[], happenings: readonly Happening[]): readonly Attempt[] {
  return attempts.filter(({ startedAt, endedAt }) =>
    happenings.some(({ from, to }) => endedAt >= from && startedAt <= to + tail),
  );
}

function rowOf(happenings: readonly Happening[], posts: readonly Attempt[], pages: readonly Attempt[]) {
  const seconds = happenings.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0);
  const longest = posts.reduce((most, { startedAt, endedAt }) => Math.max(most, endedAt - startedAt), 0);
  return {
    times: happenings.length,
    seconds: Math.round(seconds),
    thanked: count(posts, "thanked"),
    "come again": count(posts, "come again"),
    "no answer": count(posts, "nothing", "unreachable", "hung"),
    pages: count(pages, "thanked"),
    "no page": count(pages, "nothing", "unreachable", "hung", "come again"),
    "longest answer": `${(longest / 1000).toFixed(1)} s`,
  };
}

function count(attempts: readonly Attempt[], ...answers: readonly string[]): number {
  return attempts.filter(({ answer }) => answers.includes(answer)).length;
}
