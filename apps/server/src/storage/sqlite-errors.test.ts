import { chmod, chown, open, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { becomeNobody, nobody } from "../../test/become-nobody.ts";
import { lockDatabase } from "../../test/lock-database.ts";
import { runCommand } from "../../test/run-command.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openSqlite } from "./open-sqlite.ts";

/** Creates a folder with a database of this version. */
async function folderWithDatabase() {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  await (await openSqlite(file)).destroy();
  return { folder, file };
}

/** Returns what a command prints if it cannot open the database. */
async function refusal(folder: string): Promise<string> {
  const { code, printed, errors } = await runCommand("messages", ["list"], { DATA_DIR: folder });
  expect([code, printed]).toEqual([1, ""]);
  return errors;
}

test("rejects the database of a newer version without changing it", async () => {
  const { folder, file } = await folderWithDatabase();
  const other = new DatabaseSync(file);
  other.exec(`insert into kysely_migration values ('9999-from-the-future', '2027-01-01T00:00:00.000Z')`);
  other.close();
  const before = await readFile(file);
  expect(await refusal(folder)).toBe(
    `The database ${file} has the migration 9999-from-the-future, which this version of the server does not know: ` +
      "a newer version wrote it. Start the version that wrote it, restore a backup as " +
      "docs/guides/upgrade.md says, or, if nobody needs what it holds, delete it.\n",
  );
  expect((await readFile(file)).equals(before)).toBe(true);
});

test.each([
  {
    what: "text in place of a database",
    damage: (file: string) => writeFile(file, "Not a database. ".repeat(512)),
    reason: "file is not a database",
  },
  {
    what: "a first page that was overwritten behind its header",
    async damage(file: string) {
      const handle = await open(file, "r+");
      await handle.write(Buffer.alloc(3996, 0xff), 0, 3996, 100);
      await handle.close();
    },
    reason: "database disk image is malformed",
  },
])("reports $what as damage, with the way back to a backup", async ({ damage, reason }) => {
  const { folder, file } = await folderWithDatabase();
  await damage(file);
  expect(await refusal(folder)).toBe(
    `The database ${file} could not be opened: ${reason}. It is damaged, or no database. Stop the server and ` +
      `bring back the last backup with the command restore, which keeps ${file} aside: ` +
      "docs/guides/upgrade.md says how.\n",
  );
});

test("names a folder that this user may not write to, and what to do (P4, P8)", async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o555);
  const isRoot = process.getuid?.() === 0;
  becomeNobody();
  await expect(openSqlite(join(folder, "messages.db"))).rejects.toThrow(
    `The database ${folder}/messages.db could not be opened: unable to open database file. ` +
      "Expected a folder this user may write to. " +
      (isRoot ? `It belongs to user 0, and this process runs as user ${nobody}. ` : "") +
      "Change its permissions, or set DATA_DIR to another folder.",
  );
  expect(await readdir(folder)).toEqual([]);
});

test("names a database that this user may only read, and what to do (P4, P8)", async () => {
  const { folder, file } = await folderWithDatabase();
  await chmod(file, 0o444);
  if (process.getuid?.() === 0) await chown(folder, nobody, nobody);
  becomeNobody();
  await expect(openSqlite(file)).rejects.toThrow(
    /^The database \S+messages\.db could not be opened: attempt to write a readonly database\. Expected a folder /,
  );
});

test("names a database that another process locks, and what to do (P4, P8)", async () => {
  const { folder, file } = await folderWithDatabase();
  lockDatabase(file);
  expect(await refusal(folder)).toBe(
    `The database ${file} could not be opened: database is locked. Another process has it locked. ` +
      "Expected to wait two seconds at most. End that process, or try again.\n",
  );
});
