import { copyFile, mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { backedUp } from "../../test/backed-up.ts";
import { filesWith } from "../../test/files-with.ts";
import { runCommand } from "../../test/run-command.ts";
import { dataFolder } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const [ada, bob, eve] = ["ada@example.org", "bob@example.org", "eve@example.org"] as const;

test("a backup into a folder that cannot be made fails in one message", async () => {
  const { environment } = await dataFolder();
  const { code, errors } = await runCommand("backup", ["/proc/x/y"], environment);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The backup \/proc\/x\/y was not made: E[A-Z]+: .+\n$/),
  ]);
});

test("a backup is one checked file for this user alone, and says what it holds", async () => {
  const { folder, file, environment, store } = await dataFolder();
  await store(ada, bob);
  const target = await temporaryFolder();
  const { code, printed } = await runCommand("backup", [target], environment);
  expect(code).toBe(0);
  const [name = "", checksum = "", ...others] = (await readdir(target)).toSorted();
  expect([name, others]).toEqual([expect.stringMatching(/^messages-\d{4}-\d\d-\d\dT[\d.-]+Z\.db$/), []]);
  const { size, mode } = await stat(join(target, name));
  expect(mode & 0o077).toBe(0);
  expect(printed).toBe(
    [
      `Backed up ${file}.`,
      `  File      ${target}/${name}, ${size} bytes, for this user alone`,
      "  Holds     2 messages, 0 members",
      `  Checked   sound; its SHA-256 is in ${target}/${checksum}`,
      "",
    ].join("\n"),
  );
  expect(JSON.parse(await readFile(join(folder, "last-backup.json"), "utf8"))).toMatchObject({
    file: join(target, name),
  });
});

test("the former database is kept, can be restored itself, and is reached by the next erasure", async () => {
  const { folder, backup, environment, store, emails } = await backedUp(ada);
  await store(bob);
  const { printed } = await runCommand("restore", [backup], environment);
  const [, former = ""] = /^ {2}Former {4}(\S+)$/m.exec(printed) ?? [];
  expect(await emails()).toEqual([ada]);
  await runCommand("restore", [former], environment);
  expect(await emails()).toEqual([ada, bob]);
  expect((await filesWith(folder, bob)).length).toBe(2);
  await runCommand("messages", ["erase", bob], environment);
  expect(await filesWith(folder, bob)).toEqual([]);
});

test("a restore on a machine without a database says that it knows of nobody who was erased", async () => {
  const { backup } = await backedUp(ada);
  const DATA_DIR = join(await temporaryFolder(), "new");
  const { code, printed } = await runCommand("restore", [backup], { DATA_DIR });
  expect([code, await readdir(DATA_DIR)]).toEqual([0, ["messages.db"]]);
  expect(printed).toContain(`  Erased    nobody, since there is no ${DATA_DIR}/erased.jsonl;`);
  expect(printed).toContain("  Mail      1 held, which may have left already; send them: mail retry\n");
  expect(printed).not.toContain("Former");
  expect((await runCommand("mail", ["retry"], { DATA_DIR })).printed).toContain("refused for good: 1.");
});

test("an emailed link that was used since the backup, or that nobody knows about, works no more (P6)", async () => {
  const { file, environment, inDatabase } = await dataFolder();
  const expires_at = new Date(Date.now() + 60 * 60_000).toISOString();
  const member = {
    id: "m",
    phone: "+12025550123",
    password_hash: null,
    created_at: "2026-11-22T08:00:00.000Z",
  };
  await inDatabase(async (database) => {
    await database.insertInto("member").values(member).execute();
    const rows = ["used-since", "unused"].map((token_hash) => ({
      token_hash,
      member_id: "m",
      kind: "phone" as const,
      expires_at,
      used_at: null,
    }));
    await database.insertInto("member_link").values(rows).execute();
  });
  const backup = join(await temporaryFolder(), "backup.db");
  await runCommand("backup", [backup], environment);
  const used_at = "2026-11-22T09:00:00.000Z";
  await inDatabase((database) =>
    database.updateTable("member_link").set({ used_at }).where("token_hash", "=", "used-since").execute(),
  );
  const links = async () =>
    await inDatabase((database) => database.selectFrom("member_link").select("token_hash").execute());
  const { printed } = await runCommand("restore", [backup], environment);
  expect(printed).toContain("  Links     1 deleted, which may have been used already;");
  expect(await links()).toEqual([{ token_hash: "unused" }]);
  await rm(file);
  await runCommand("restore", [backup], environment);
  expect(await links()).toEqual([]);
});

test("a mail that has left since the backup does not leave again; one that nobody knows about is held (P2)", async () => {
  const { backup, environment, inDatabase } = await backedUp(ada, bob, eve);
  await inDatabase((database) =>
    database
      .updateTable("mail_job")
      .set((eb) => ({
        sent_at: "2026-11-22T08:00:00.000Z",
        state: eb
          .case()
          .when("id", "=", `id-${ada}`)
          .then("sent" as const)
          .else("sending" as const)
          .end(),
      }))
      .where("id", "!=", `id-${eve}`)
      .execute(),
  );
  const { printed } = await runCommand("restore", [backup], environment);
  expect(printed).toContain("  Mail      1 held, ");
  expect(
    await inDatabase((database) =>
      database.selectFrom("mail_job").select(["id", "state", "last_error"]).orderBy("id").execute(),
    ),
  ).toEqual([
    { id: `id-${ada}`, state: "sent", last_error: null },
    { id: `id-${bob}`, state: "dead", last_error: "held by a restore: it may have left already" },
    { id: `id-${eve}`, state: "waiting", last_error: null },
  ]);
});

test("members who came or changed since the backup are counted as only in the former database", async () => {
  const { backup, environment, inDatabase } = await backedUp(ada);
  const phones = ["+2348031234567", "+2348031234568", "+2348031234569"];
  for (const phone of phones) await runCommand("members", ["add", phone], environment);
  await rm(backup);
  await runCommand("backup", [backup], environment);
  await runCommand("members", ["add", "+447400123456"], environment);
  await inDatabase(async (database) => {
    const [changed, renewed] = phones;
    const member = database.updateTable("member");
    await member.set({ phone: "+447400123457" }).where("phone", "=", String(changed)).execute();
    await member.set({ password_hash: "another" }).where("phone", "=", String(renewed)).execute();
  });
  const { printed } = await runCommand("restore", [backup], environment);
  expect(printed).toContain(
    "  Newer     0 messages, 3 members in the former database alone, members as they are now; restoring",
  );
});

test("a restore that loses nothing says so", async () => {
  const { backup, environment } = await backedUp(ada);
  const { printed } = await runCommand("restore", [backup], environment);
  expect(printed).toContain("  Holds     1 message, 0 members\n");
  expect(printed).toContain("  Newer     nothing: all that the former database holds is here\n");
});

test("a damaged database is replaced too, and kept aside; an erasure says that it cannot reach it", async () => {
  const { folder, file, backup, environment, emails } = await backedUp(ada);
  await writeFile(file, "Not a database. ".repeat(512));
  const { code, printed } = await runCommand("restore", [backup], environment);
  expect([code, await emails()]).toEqual([0, [ada]]);
  expect(printed).toContain("  Newer     unknown: the former database cannot be read\n");
  const names = await readdir(folder);
  const former = names.find((name) => /^messages\.replaced-.+Z\.db$/.test(name)) ?? "";
  expect(await readFile(join(folder, former), "utf8")).toContain("Not a database. ");
  const erasing = await runCommand("messages", ["erase", ada], environment);
  expect(erasing.errors).toContain(`not from ${join(folder, former)}, which this version cannot open.`);
});

test("the log of a database that is gone is not read into the one that is restored", async () => {
  const { folder, file, backup, environment, emails } = await backedUp(ada);
  await rm(file);
  await writeFile(`${file}-wal`, "A log of its own");
  expect(await runCommand("restore", [backup], environment)).toMatchObject({ code: 0 });
  const names = await readdir(folder);
  expect(names).toContainEqual(expect.stringMatching(/^messages\.replaced-.+Z\.db-wal$/));
  expect(names).not.toContain("messages.db-wal");
  expect(await emails()).toEqual([ada]);
});

/** Overwrites bytes of the text that a message holds. */
async function flipText(file: string): Promise<void> {
  const position = (await readFile(file)).indexOf("Written by");
  const handle = await open(file, "r+");
  await handle.write("Forged on ", position);
  await handle.close();
}

test.each([
  {
    what: "one that is missing",
    spoil: (file: string) => rm(file),
    reason: "ENOENT: no such file or directory",
  },
  {
    what: "one that is cut short",
    spoil: async (file: string) => await writeFile(file, (await readFile(file)).subarray(0, 20_000)),
    reason: "its content differs from ",
  },
  { what: "one with other words in it", spoil: flipText, reason: "its content differs from " },
  {
    what: "one that is cut short, and has no checksum",
    async spoil(file: string) {
      await writeFile(file, (await readFile(file)).subarray(0, 20_000));
      await rm(`${file}.sha256`);
    },
    reason: "database disk image is malformed",
  },
  {
    what: "another program's database",
    async spoil(file: string) {
      await Promise.all([rm(file), rm(`${file}.sha256`)]);
      const other = new DatabaseSync(file);
      other.exec("create table recipe (id text)");
      other.close();
    },
    reason: "it is no database of this server",
  },
  {
    what: "a newer version's",
    async spoil(file: string) {
      await rm(`${file}.sha256`);
      const newer = new DatabaseSync(file);
      newer.exec("insert into kysely_migration values ('9999-from-the-future', '2027-01-01T00:00:00.000Z')");
      newer.close();
    },
    reason: "or one from before 1.0. Take another file; nothing was changed.",
  },
])("of backups, $what is refused, and nothing is changed", async ({ spoil, reason }) => {
  const { folder, backup, environment, store, emails } = await backedUp(ada);
  await store(bob);
  await spoil(backup);
  const { code, printed, errors } = await runCommand("restore", [backup], environment);
  expect([code, printed]).toEqual([1, ""]);
  expect(errors).toContain(backup);
  expect(errors).toContain(reason);
  expect((await readdir(folder)).toSorted()).toEqual(["last-backup.json", "messages.db"]);
  expect(await emails()).toEqual([ada, bob]);
});

test("what cannot be backed up leaves nothing, and says why", async () => {
  const { environment, file, backup } = await backedUp(ada);
  const again = await runCommand("backup", [backup], environment);
  expect(again.errors).toBe(`There is a file ${backup} already. Name another, or a folder.\n`);

  const nowhere = await temporaryFolder();
  const missing = await runCommand("backup", [backup], { DATA_DIR: nowhere });
  expect(missing.errors).toContain(`There is no database ${nowhere}/messages.db.`);

  const target = await temporaryFolder();
  await copyFile(file, join(target, "before"));
  await mkdir(join(target, "sub"));
  const handle = await open(file, "r+");
  await handle.truncate(20_000);
  await handle.close();
  const damaged = await runCommand("backup", [join(target, "sub/new.db")], environment);
  expect(damaged.code).toBe(1);
  expect(damaged.errors).toContain(`The backup ${target}/sub/new.db was not made: `);
  expect(await readdir(join(target, "sub"))).toEqual([]);
});

test("a backup that cannot be recorded is kept, and the command fails", async () => {
  const { environment, folder, emails, store } = await dataFolder();
  await store(ada);
  await mkdir(join(folder, "last-backup.json"));
  const backup = join(await temporaryFolder(), "backup.db");
  const { code, errors } = await runCommand("backup", [backup], environment);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The backup .+ was made, and is sound, but that could not be recorded: EISDIR/),
  ]);
  expect((await runCommand("restore", [backup], environment)).printed).toContain("as its SHA-256 says\n");
  expect(await emails()).toEqual([ada]);
});

test("a backup without its checksum is restored with a warning", async () => {
  const { backup, environment, emails } = await backedUp(ada);
  await rm(`${backup}.sha256`);
  const { code, printed } = await runCommand("restore", [backup], environment);
  expect([code, await emails()]).toEqual([0, [ada]]);
  expect(printed).toContain(
    "  Checked   sound\n  Warning   no SHA-256 was beside the backup: whether it was altered is not known\n",
  );
});
