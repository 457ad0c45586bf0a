import { onTestFinished } from "vitest";
import { holdDatabase } from "../chaos/hold-database.ts";

/** Another process that holds the database's lock until it is released, or the test is over. */
export async function lockDatabase(file: string) {
  const lock = await holdDatabase(file, "lock");
  onTestFinished(() => lock.release());
  return lock;
}
