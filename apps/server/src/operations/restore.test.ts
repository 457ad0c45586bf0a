import { copyFile, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backedUp, executeSql, filesWith, readRows, runCommand } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { fileBeside } from "../storage/database-files.ts";

const [ada, bob, eve] = ["ada@example.org", "bob@example.org", "eve@example.org"] as const;
const phone = "+2348031234567";
const later = "2026-11-22T08:00:00.000Z";

/** Restores a backup, and returns what the command prints after each name of a line. */
async function restore(backup: string, environment: Record<string, string>) {
  const { code, printed, errors } = await runCommand(`restore ${backup}`, environment);
  expect([code, errors]).toEqual([0, ""]);
  return Object.fromEntries(
    Array.from(printed.matchAll(/^ {2}(\S+) +(.+)$/gm), ([, name, text]) => [name, text]),
  );
}

test("keeps the replaced database, counts what only that one has, and can restore it (P1)", async () => {
  const { file, backup, environment, store, emails } = await backedUp(ada);
  await rm(backup);
  executeSql(
    file,
    "insert into member values ('a', '+1', null, ''), ('b', '+2', null, ''), ('c', '+3', null, '')",
  );
  await runCommand(`backup ${backup}`, environment);
  expect(await restore(backup, environment)).toMatchObject({
    Newer: "nothing: the backup has all that the replaced database has",
  });
  await store(bob);
  executeSql(
    file,
    `insert into member values ('d', '+4', null, '');
     update member set phone = '+5' where id = 'a';
     update member set password_hash = 'another' where id = 'b';`,
  );
  const { Replaced = "", ...lines } = await restore(backup, environment);
  expect(lines).toMatchObject({
    Holds: "1 message, 3 members",
    Checked: "no damage, and its SHA-256 is correct",
    Newer: expect.stringMatching(
      /^1 message, 3 members are new or changed in the replaced database; .+ restore it$/,
    ),
  });
  expect(emails()).toEqual([ada]);
  expect(await restore(Replaced, environment)).toMatchObject({
    Checked: "no damage",
    Warning: "the backup has no .sha256 file: nobody can see if it was changed",
  });
  expect(emails()).toEqual([ada, bob]);
});

test("without a database holds the mail, and prints that nobody is known to be erased", async () => {
  const { backup } = await backedUp(ada);
  const DATA_DIR = join(await temporaryFolder(), "new");
  const lines = await restore(backup, { DATA_DIR });
  expect(lines).toMatchObject({
    Erased: expect.stringMatching(/^nobody: there is no \S+erased\.jsonl;/),
    Mail: "1 held, because they may have left before; to send them: mail retry",
  });
  expect(lines).not.toHaveProperty("Replaced");
  expect(await readdir(DATA_DIR)).toEqual(["messages.db"]);
  expect((await runCommand("mail retry", { DATA_DIR })).printed).toContain("dead: 1.");
});

test("deletes links that were used since the backup, or that no database knows (P6)", async () => {
  const { file, environment, backup } = await backedUp();
  await rm(backup);
  executeSql(
    file,
    `insert into member values ('m', '${phone}', null, '${later}');
     insert into member_link (token_hash, member_id, kind, expires_at)
       values ('used-since', 'm', 'phone', '9999'), ('unused', 'm', 'phone', '9999');`,
  );
  await runCommand(`backup ${backup}`, environment);
  executeSql(file, `update member_link set used_at = '${later}' where token_hash = 'used-since'`);
  const links = () => readRows(file, "select token_hash from member_link");
  expect((await restore(backup, environment))["Links"]).toMatch(
    /^1 deleted, because they may have been used;/,
  );
  expect(links()).toEqual([{ token_hash: "unused" }]);
  await rm(file);
  await restore(backup, environment);
  expect(links()).toEqual([]);
});

test("sends no mail again that has left since the backup, and holds mail that may have (P2)", async () => {
  const { file, backup, environment } = await backedUp(ada, bob, eve);
  await rm(`${backup}.sha256`);
  executeSql(backup, `update mail_job set state = 'sending' where reply_to = '${ada}'`);
  executeSql(
    file,
    `update mail_job set state = 'sent', sent_at = '${later}' where reply_to = '${ada}';
     update mail_job set state = 'sending' where reply_to = '${bob}';`,
  );
  expect((await restore(backup, environment))["Mail"]).toMatch(/^1 held, /);
  expect(readRows(file, "select id, state, last_error from mail_job order by id")).toEqual([
    { id: `id-${ada}`, state: "sent", last_error: null },
    { id: `id-${bob}`, state: "dead", last_error: "held by a restore: it may have left before" },
    { id: `id-${eve}`, state: "waiting", last_error: null },
  ]);
});

test("replaces a damaged database, and keeps it (P1)", async () => {
  const { folder, file, backup, environment, emails } = await backedUp(ada);
  await writeFile(file, "Not a database. ".repeat(512));
  const { Replaced = "", Newer } = await restore(backup, environment);
  expect([emails(), Newer]).toEqual([[ada], "unknown: the replaced database cannot be read"]);
  expect(Replaced).toMatch(/messages\.replaced-.+Z\.db$/);
  expect(await filesWith(folder, "Not a database. ")).toEqual([Replaced.slice(folder.length + 1)]);
});

test("deletes a recovered database that it restored, also by another path (P1)", async () => {
  const { folder, file, backup, environment, emails } = await backedUp(ada);
  const recovered = fileBeside(file, "recovered", new Date());
  await copyFile(backup, recovered);
  const link = join(await temporaryFolder(), "link.db");
  await symlink(recovered, link);
  expect(await restore(link, environment)).not.toHaveProperty("Warning");
  expect((await readdir(folder)).filter((name) => name.includes("recovered"))).toEqual([]);
  expect(emails()).toEqual([ada]);
});

test("keeps the log of a missing database apart", async () => {
  const { folder, file, backup, environment, emails } = await backedUp(ada);
  await rm(file);
  await writeFile(`${file}-wal`, "A log of its own");
  const { Log = "" } = await restore(backup, environment);
  expect(Log).toMatch(/messages\.replaced-.+Z\.db-(?:wal|shm)$/);
  const names = await readdir(folder);
  expect(names).toContain(Log.slice(folder.length + 1));
  expect((await runCommand(`messages erase ${bob}`, environment)).errors).toContain(Log);
  expect(names).not.toContain("messages.db-wal");
  expect(emails()).toEqual([ada]);
});

const unchecked = (file: string) => rm(`${file}.sha256`);

test.each<[what: string, spoil: (file: string) => unknown, reason: string]>([
  ["a missing one", rm, "Nothing was changed: there is no file "],
  [
    "a folder",
    (file) => rm(file).then(() => mkdir(file)),
    " is a folder. Name a file that the command backup wrote, such as /",
  ],
  [
    "an altered one",
    (file) => executeSql(file, "update message set fields = '{}'"),
    "its content differs from ",
  ],
  [
    "a truncated one without a checksum",
    (file) => Promise.all([truncate(file, 20_000), unchecked(file)]),
    "database disk image is malformed",
  ],
  [
    "another program's database",
    async (file) => {
      await Promise.all([rm(file), unchecked(file)]);
      executeSql(file, "create table recipe (id text)");
    },
    "it is not a database of this server",
  ],
  [
    "a newer version's",
    async (file) => {
      await unchecked(file);
      executeSql(file, "insert into matchfront_migration values ('9999-from-the-future', '2027')");
    },
    "a newer version wrote it. Start the version that wrote it",
  ],
])("rejects %s, and changes nothing", async (_what, spoil, reason) => {
  const { folder, backup, environment, store, emails } = await backedUp(ada);
  await store(bob);
  await spoil(backup);
  const { code, printed, errors } = await runCommand(`restore ${backup}`, environment);
  expect([code, printed]).toEqual([1, ""]);
  expect(errors).toContain(backup);
  expect(errors).toContain(reason);
  expect((await readdir(folder)).toSorted()).toEqual(["last-backup.json", "messages.db"]);
  expect(emails()).toEqual([ada, bob]);
});

test("rejects the database itself as a backup", async () => {
  const { file, environment } = await backedUp(ada);
  const { code, errors } = await runCommand(`restore ${file}`, environment);
  expect([code, errors]).toEqual([1, expect.stringContaining(`${file} is the database itself. Name `)]);
});

test("brings nobody back who was erased since the backup, in any file (P7)", async () => {
  // Enough to split pages, whose unused parts may keep what was there before.
  const others = Array.from({ length: 60 }, (_, number) => `visitor-${number + 10}@example.org`);
  const { folder, backup, environment, emails } = await backedUp(ada, ...others);
  await runCommand(`members add ${phone}`, environment);
  await rm(backup);
  await runCommand(`backup ${backup}`, environment);
  await runCommand(`messages erase ${ada}`, environment);
  await runCommand(`members erase ${phone}`, environment);
  expect(await filesWith(join(backup, ".."), ada)).toEqual(["backup.db"]);
  expect(await restore(backup, environment)).toMatchObject({
    Holds: "60 messages, 0 members",
    Erased: "1 message, 1 member again",
  });
  expect(emails()).toEqual(others);
  expect([await filesWith(folder, ada), await filesWith(folder, phone)]).toEqual([[], []]);
});

test("restores and erases nothing while the erase list has no key (P7)", async () => {
  const { folder, backup, environment, emails } = await backedUp(ada, bob);
  await runCommand(`messages erase ${ada}`, environment);
  const keyFile = join(folder, "erased.key");
  const key = await readFile(keyFile);
  await rm(keyFile);
  const refusal = { code: 1, errors: expect.stringContaining(`${keyFile} is missing. `) };
  expect(await runCommand(`restore ${backup}`, environment)).toMatchObject(refusal);
  expect(await runCommand(`messages erase ${bob}`, environment)).toMatchObject(refusal);
  expect(emails()).toEqual([bob]);
  await writeFile(keyFile, key);
  await restore(backup, environment);
  expect(emails()).toEqual([bob]);
});

test("reads an erase list with a line that a full disk cut short (P7)", async () => {
  const { folder, backup, environment, emails } = await backedUp(ada, bob, eve);
  await runCommand(`messages erase ${ada}`, environment);
  await writeFile(join(folder, "erased.jsonl"), '{"hash":"dG9ybg', { flag: "a" });
  await runCommand(`messages erase ${bob}`, environment);
  await restore(backup, environment);
  expect(emails()).toEqual([eve]);
});
