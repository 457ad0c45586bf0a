import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openDatabase, type Database } from "../src/database/database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A new database in a folder of its own, closed and gone when the test is over. */
export async function temporaryDatabase(): Promise<Database> {
  const database = await openDatabase(join(await temporaryFolder(), "messages.db"));
  onTestFinished(() => database.destroy());
  return database;
}
