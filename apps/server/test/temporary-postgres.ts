import { inject, onTestFinished } from "vitest";
import { createDatabase, query } from "./postgres-cluster.ts";

/** Whether PostgreSQL is installed, for `describe.runIf(hasPostgres)`. */
export const hasPostgres = inject("postgres") !== undefined;

/**
 * Creates a database on the run's PostgreSQL, which is dropped when the test is over.
 *
 * @param template the name of a database to copy, from `newTemplate`
 * @returns its `DATABASE_URL`
 */
export async function temporaryPostgres(template?: string): Promise<string> {
  const superuser = runningPostgres();
  const url = await createDatabase(superuser, template);
  onTestFinished(async () => {
    await query(superuser, `drop database ${nameOf(url)} with (force)`);
  });
  return url.href;
}

/**
 * Creates a database for tests to copy, in a tenth of the time of filling it.
 *
 * @param fill creates its tables, and closes all connections
 * @returns its name
 */
export async function newTemplate(fill: (url: string) => Promise<void>): Promise<string> {
  const url = await createDatabase(runningPostgres());
  await fill(url.href);
  return nameOf(url);
}

function runningPostgres(): URL {
  return new URL(inject("postgres") ?? "");
}

function nameOf({ pathname }: URL): string {
  return pathname.slice(1);
}
