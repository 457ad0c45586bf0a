import { inject, onTestFinished } from "vitest";
import { createDatabase, query } from "./postgres-cluster.ts";

/** Whether this machine has PostgreSQL: `describe.runIf(hasPostgres)`. */
export const hasPostgres = inject("postgres") !== undefined;

/**
 * A new database on the run's PostgreSQL, dropped when the test is over.
 *
 * @param template name of a database to copy, from `newTemplate`
 * @returns its address, as DATABASE_URL has it
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
 * A database that tests copy, which takes a tenth of the time of filling it.
 *
 * @param fill creates its tables, and has closed all connections when it is done
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
