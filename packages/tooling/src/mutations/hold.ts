import type { Mutation } from "./bugs/mutation.ts";
import { plant } from "./plant.ts";
import { nameOf, runSuite, type Failure, type Outcome } from "./run-suite.ts";

/** So much of an error is shown, in characters. */
const mostShown = 240;

/** What came of a bug: the failure that names it, if there is one, and all that the suites said. */
export type Finding = { readonly by: string | undefined; readonly detail: string };

/**
 * Plants a bug, runs its suites until one finds it for what it is, and takes it out again, whatever happens.
 *
 * @param root the repository's folder
 * @param signal ends it
 */
export async function hold(mutation: Mutation, root: string, signal: AbortSignal): Promise<Finding> {
  const takeOut = plant(mutation, root);
  process.once("exit", takeOut);
  try {
    const details: string[] = [];
    for (const suite of mutation.suites) {
      const outcome = await runSuite(suite, root, signal);
      const by = findingOf(outcome, mutation.expected);
      const detail = detailOf(outcome);
      if (by !== undefined) return { by, detail };
      details.push(`${nameOf(suite)} is ${detail}`);
    }
    return { by: undefined, detail: details.join("\n") };
  } finally {
    takeOut();
    process.off("exit", takeOut);
  }
}

/**
 * The failure that a bug should cause, in one line: its test's title, ": " and its error; any other does not count,
 * as it may be of another cause.
 *
 * @example findingOf(outcome, /^dialog.*: focus goes back/u);
 */
export function findingOf(outcome: Outcome, expected: RegExp): string | undefined {
  if (outcome.status !== "red") return undefined;
  return outcome.failed
    .map(lineOf)
    .find((line) => expected.test(line))
    ?.slice(0, mostShown);
}

/** An outcome in words, with the first tests that failed. */
export function detailOf(outcome: Outcome): string {
  if (outcome.status === "red")
    return `red:\n${outcome.failed
      .slice(0, 3)
      .map((failure) => lineOf(failure).slice(0, mostShown))
      .join("\n")}`;
  return outcome.status === "broken" ? `broken, for ${outcome.reason}` : "green";
}

function lineOf({ title, message }: Failure): string {
  return `${title}: ${message.replaceAll(/\s+/g, " ")}`;
}
