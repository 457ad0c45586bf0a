import type { Mutation } from "./bugs/mutation.ts";
import { injectMutation } from "./inject-mutation.ts";
import { nameOf, runSuite, type Failure, type Outcome } from "./run-suite.ts";

/** The displayed length of an error, in characters. */
const maxLength = 240;

/** The result for a mutation: the failure that kills it, if any, and the suites' outcomes. */
export type Verification = { readonly killedBy: string | undefined; readonly detail: string };

/** Injects a mutation, runs its suites until one kills it with the expected failure, and always restores the file. */
export async function verifyMutation(
  mutation: Mutation,
  root: string,
  signal: AbortSignal,
): Promise<Verification> {
  const restore = injectMutation(mutation, root);
  process.once("exit", restore);
  try {
    const details: string[] = [];
    for (const suite of mutation.suites) {
      const outcome = await runSuite(suite, root, signal);
      const killedBy = matchingFailure(outcome, mutation.expected);
      const detail = detailOf(outcome);
      if (killedBy !== undefined) return { killedBy, detail };
      details.push(`${nameOf(suite)} is ${detail}`);
    }
    return { killedBy: undefined, detail: details.join("\n") };
  } finally {
    restore();
    process.off("exit", restore);
  }
}

/**
 * The expected failure, in one line: the test's title, ": " and its error. Other failures do not count, because they
 * may have another cause.
 */
export function matchingFailure(outcome: Outcome, expected: RegExp): string | undefined {
  if (outcome.status !== "red") return undefined;
  return outcome.failed
    .map(lineOf)
    .find((line) => expected.test(line))
    ?.slice(0, maxLength);
}

/** A description of an outcome, with the first failed tests. */
export function detailOf(outcome: Outcome): string {
  if (outcome.status === "red")
    return `red:\n${outcome.failed
      .slice(0, 3)
      .map((failure) => lineOf(failure).slice(0, maxLength))
      .join("\n")}`;
  return outcome.status === "broken" ? `broken: ${outcome.reason}` : "green";
}

function lineOf({ title, message }: Failure): string {
  return `${title}: ${message.replaceAll(/\s+/g, " ")}`;
}
