import type { Mutation } from "./mutation.ts";
import { plant } from "./plant.ts";
import { nameOf, runSuite, type Outcome } from "./run-suite.ts";

/** What came of a bug: the test that found it, if one did. */
export type Finding = { readonly by: string | undefined; readonly detail: string };

/**
 * Plants a bug, runs its suites until one finds it, and takes it out again, whatever happens.
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
      const detail = detailOf(outcome);
      if (outcome.status === "red") return { by: outcome.failed[0]?.title, detail };
      details.push(`${nameOf(suite)} is ${detail}`);
    }
    return { by: undefined, detail: details.join("\n") };
  } finally {
    takeOut();
    process.off("exit", takeOut);
  }
}

/** An outcome in words, with the first tests that failed. */
export function detailOf(outcome: Outcome): string {
  if (outcome.status === "red")
    return outcome.failed
      .slice(0, 3)
      .map(({ title, reason }) => `${title} (${reason})`)
      .join("\n");
  return outcome.status === "broken" ? `broken, for ${outcome.reason}` : "green";
}
