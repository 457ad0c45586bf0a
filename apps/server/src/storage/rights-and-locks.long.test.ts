import { spawn } from "node:child_process";
import { chmod, chown, readdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { lockDatabase } from "../../test/locked-database.ts";
import { runCommand } from "../../test/run-command.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openDatabase } from "./database.ts";

/** Linux's nobody. */
const nobody = 65_534;

/** Opens the database of a folder as a user without privileges: root may write everywhere. */
async function openAsNobody(folder: string): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, "database.ts"))};
    await openDatabase(process.argv[1]).catch((error) => process.stderr.write(error.name + ": " + error.message));
  `;
  const args = ["--conditions=@matchfront/source", "--input-type=module", "-e", script];
  const child = spawn(process.execPath, [...args, join(folder, "messages.db")], {
    ...(isRoot && { uid: nobody, gid: nobody }),
    stdio: ["ignore", "ignore", "pipe"],
  });
  return await text(child.stderr);
}

test("a folder that this user may not write to is named, with what to do (P4, P8)", async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o555);
  const isRoot = process.getuid?.() === 0;
  expect(await openAsNobody(folder)).toBe(
    `SetupError: The database ${folder}/messages.db could not be opened: unable to open database file. ` +
      "Expected a folder this user may write to. " +
      (isRoot ? `It belongs to user 0, and this process runs as user ${nobody}. ` : "") +
      "Change its permissions, or set DATA_DIR to another folder.",
  );
  expect(await readdir(folder)).toEqual([]);
});

test("a database that this user may only read is named, with what to do (P4, P8)", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  await (await openDatabase(file)).destroy();
  await chmod(file, 0o444);
  if (process.getuid?.() === 0) await chown(folder, nobody, nobody);
  expect(await openAsNobody(folder)).toMatch(
    /^SetupError: The database \S+messages\.db could not be opened: EACCES: permission denied, .+\. Expected a folder /,
  );
});

test("a database that another process locks is named, with what to do", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  await (await openDatabase(file)).destroy();
  const lock = await lockDatabase(file);
  const refused = await runCommand("messages", ["list"], { DATA_DIR: folder });
  expect(refused).toEqual({
    code: 1,
    printed: "",
    errors:
      `The database ${file} could not be opened: database is locked. Another process has it locked. ` +
      "Expected to wait two seconds at most. End that process, or try again.\n",
  });
  await lock.release();
  expect(await runCommand("messages", ["list"], { DATA_DIR: folder })).toMatchObject({ code: 0, errors: "" });
});
