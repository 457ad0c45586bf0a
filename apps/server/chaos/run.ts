import { Console } from "node:console";
import { readArguments } from "@matchfront/tooling/read-arguments";
import type { Attempt } from "./ask.ts";
import { runChaos, type Happening } from "./chaos.ts";
import { fileFaults, makeFileStore } from "./file-faults.ts";
import { findBreaches } from "./find-breaches.ts";
import { postgresFaults, startPostgresStore } from "./postgres-faults.ts";

/** How long an answer after a fault still counts as its effect, in milliseconds: the time that a server needs to start. */
const tail = 2_000;
const shownBreaches = 5;

const usage =
  "Usage: pnpm --filter @matchfront/server chaos [--minutes 5] [--seed 7] [--visitors 6] [--nodes 3]\n";
const options = {
  minutes: { type: "string", default: "5" },
  seed: { type: "string", default: String(Date.now() % 100_000) },
  visitors: { type: "string", default: "6" },
  nodes: { type: "string", default: "1" },
} as const;
const { values } = readArguments(usage, { options });
const seconds = 60 * Number(values.minutes);
const [seed, atOnce, servers] = [Number(values.seed), Number(values.visitors), Number(values.nodes)];

if ([seconds, seed, atOnce, servers].some(Number.isNaN)) {
  process.stderr.write(usage);
  process.exit(2);
}
const on = servers > 1 ? `${servers} servers on PostgreSQL` : "one server on SQLite";
process.stdout.write(`Seed ${seed}, ${seconds / 60} minutes, ${atOnce} visitors at a time, ${on}.\n`);
const load = { seconds, seed, atOnce };
const run =
  servers > 1
    ? await runChaos(await startPostgresStore(servers), postgresFaults, load)
    : await runChaos(await makeFileStore(), fileFaults, load);
const verdicts = findBreaches(run);

const allPosts = run.visitors.posts.flatMap(({ attempts }) => attempts);
const allPages = run.visitors.pages;
const names = [...new Set(run.happenings.map(({ fault }) => fault.name))].toSorted();
const rows = names.map((name) => {
  const own = run.happenings.filter(({ fault }) => fault.name === name);
  return [name, rowOf(own, during(allPosts, own), during(allPages, own))] as const;
});
new Console(process.stdout).table(
  Object.fromEntries([...rows, ["in all", rowOf(run.happenings, allPosts, allPages)]]),
);
const lines = [
  `The checker itself was late by ${run.lateness.toFixed(1)} s at most.`,
  ...run.impossible.map((name) => `${name}: not possible here, it needs a user who may mount, or PgBouncer`),
  ...verdicts.flatMap(({ promise, kept, breaches }) => [
    `${breaches.length === 0 ? "kept  " : "BROKEN"}  ${promise}: ${kept}`,
    ...breaches.slice(0, shownBreaches).map((breach) => `          ${breach}`),
    ...(breaches.length > shownBreaches ? [`          and ${breaches.length - shownBreaches} more`] : []),
  ]),
];
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = verdicts.some(({ breaches }) => breaches.length > 0) ? 1 : 0;

function during(attempts: readonly Attempt[], happenings: readonly Happening[]): readonly Attempt[] {
  return attempts.filter(({ startedAt, endedAt }) =>
    happenings.some(({ from, to }) => endedAt >= from && startedAt <= to + tail),
  );
}

function rowOf(happenings: readonly Happening[], posts: readonly Attempt[], pages: readonly Attempt[]) {
  const duration = happenings.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0);
  const longest = posts.reduce((most, { startedAt, endedAt }) => Math.max(most, endedAt - startedAt), 0);
  return {
    times: happenings.length,
    seconds: Math.round(duration),
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
