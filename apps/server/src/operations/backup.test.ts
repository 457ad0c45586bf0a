import { mkdir, open, readdir, readFile, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backedUp, dataFolder, runCommand } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";

const [ada, bob] = ["ada@example.org", "bob@example.org"] as const;

test("makes one checked file for this user alone, and prints what it holds", async () => {
  const { folder, file, environment, store } = await dataFolder();
  await store(ada, bob);
  const target = await temporaryFolder();
  const { code, printed } = await runCommand(`backup ${target}`, environment);
  expect(code).toBe(0);
  const [name = "", checksum = "", ...others] = (await readdir(target)).toSorted();
  expect([name, others]).toEqual([expect.stringMatching(/^messages-\d{4}-\d\d-\d\dT[\d.-]+Z\.db$/), []]);
  const { size, mode } = await stat(join(target, name));
  expect(mode & 0o077).toBe(0);
  expect(printed).toBe(
    [
      `Backed up ${file}.`,
      `  File      ${target}/${name}, ${size} bytes, which only this user can read`,
      "  Holds     2 messages, 0 members",
      `  Checked   no damage; its SHA-256 is in ${target}/${checksum}`,
      "",
    ].join("\n"),
  );
  expect(JSON.parse(await readFile(join(folder, "last-backup.json"), "utf8"))).toMatchObject({
    file: join(target, name),
  });
});

test("fails without leaving files if there is no database, it is damaged, or the target exists or is in DATA_DIR", async () => {
  const { environment, file, backup } = await backedUp(ada);
  const fail = async (target: string, DATA_DIR: string = environment.DATA_DIR) => {
    const { code, errors } = await runCommand(`backup ${target}`, { DATA_DIR });
    expect(code).toBe(1);
    return errors;
  };
  expect(await fail(backup)).toBe(`The file ${backup} exists already. Name another file, or a folder.\n`);
  expect(await fail(environment.DATA_DIR)).toMatch(/ is in DATA_DIR, .+ Name a folder elsewhere/);
  const link = join(await temporaryFolder(), "data");
  await symlink(environment.DATA_DIR, link);
  expect(await fail(join(link, "new", "b.db"), link)).toMatch(/ is in DATA_DIR, /);
  expect(await fail("/proc/x/y")).toMatch(/^The backup \/proc\/x\/y failed: E[A-Z]+: .+\n$/);
  const target = await temporaryFolder();
  expect(await fail(target, target)).toContain(`There is no database ${target}/messages.db.`);
  const handle = await open(file, "r+");
  await handle.truncate(20_000);
  await handle.close();
  expect(await fail(join(target, "new.db"))).toContain(`The backup ${target}/new.db failed: `);
  expect(await readdir(target)).toEqual([]);
});

test("keeps a backup that it cannot record, and fails", async () => {
  const { environment, folder, emails, store } = await dataFolder();
  await store(ada);
  await mkdir(join(folder, "last-backup.json"));
  const backup = join(await temporaryFolder(), "backup.db");
  const { code, errors } = await runCommand(`backup ${backup}`, environment);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The backup .+ is complete, but could not be recorded: EISDIR/),
  ]);
  expect((await runCommand(`restore ${backup}`, environment)).printed).toContain("its SHA-256 is correct\n");
  expect(emails()).toEqual([ada]);
});
