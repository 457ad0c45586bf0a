import { join } from "node:path";
import { expect } from "vitest";
import { runCommand } from "./run-command.ts";
import { dataFolder } from "./stored-messages.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A data folder with messages, and a backup of it. */
export async function backedUp(...addresses: readonly string[]) {
  const data = await dataFolder();
  await data.store(...addresses);
  const backup = join(await temporaryFolder(), "backup.db");
  expect(await runCommand("backup", [backup], data.environment)).toMatchObject({ code: 0, errors: "" });
  return { ...data, backup };
}
