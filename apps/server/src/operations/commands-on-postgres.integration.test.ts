import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { postgresPrograms } from "../../test/postgres-cluster.ts";
import { dataFolder, runCommand } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { hasPostgres, temporaryPostgres } from "../../test/databases.ts";
import { readEnvironment } from "../config/read-environment.ts";
import { startServer } from "../start-server.ts";

const [ada, bob] = ["ada@example.org", "bob@example.org"] as const;
const phone = "+2348031234567";

async function folderAndPostgres() {
  const data = await dataFolder();
  await data.store(ada, bob);
  await runCommand(`members add ${phone}`, data.environment);
  await runCommand(`links phone ${phone}`, data.environment);
  const DATABASE_URL = await temporaryPostgres();
  return { ...data, shared: { ...data.environment, DATABASE_URL } };
}

async function imported() {
  const { file, ...server } = await folderAndPostgres();
  const { code, printed, errors } = await runCommand(`import ${file}`, server.shared);
  expect([code, errors, existsSync(file)]).toEqual([0, "", false]);
  return { ...server, printed };
}

const emailsIn = async (environment: Record<string, string>) => {
  const { printed } = await runCommand("messages list", environment);
  return [ada, bob].filter((email) => printed.includes(email));
};

test.each(["migrate", "import messages.db", "restored"])(
  "%s needs DATABASE_URL, and says so",
  async (call) => {
    const { environment } = await dataFolder();
    const { code, errors } = await runCommand(call, environment);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^DATABASE_URL is not set\. Set it .+\.\n$/)]);
  },
);

describe.runIf(hasPostgres)("with DATABASE_URL", () => {
  test("a server with MIGRATIONS=check changes nothing, and starts after migrate, which prints migrations", async () => {
    const DATABASE_URL = await temporaryPostgres();
    const { environment } = await dataFolder();
    const shared = { ...environment, DATABASE_URL, HOST: "127.0.0.1", PORT: "0", MIGRATIONS: "check" };
    const starting = startServer(readEnvironment(shared));
    const checkDatabase = async () =>
      /^.+Database  .+$/m.exec((await runCommand("doctor", shared)).printed)?.[0];
    expect(await checkDatabase()).toMatch(/^warning {2}Database {2}postgres:.+ lacks 0001-.+ run migrate/);
    const migrate = async () => (await runCommand("migrate", shared)).printed;
    expect(await migrate()).toMatch(/^Updated postgres:.+ by 3 migrations: 0001-/);
    expect(await migrate()).toMatch(/^postgres:\/\/matchfront@\S+ is up to date\.\n$/);
    // The tests' PostgreSQL waits for no disk.
    expect(await checkDatabase()).toMatch(/^warning {2}Database {2}The database has fsync off\. Expected on/);
    const { close } = await starting;
    await close();
  });

  test("import copies all to PostgreSQL, and prints the rows of each table", async () => {
    const { shared, printed } = await imported();
    expect(printed).toMatch(/^Imported \S+messages\.db into postgres:\/\/matchfront@\S+\.\n/);
    expect(printed).toMatch(
      /\n {2}message {9}2\n {2}mail_job {8}2\n {2}member {10}1\n {2}member_link {5}1\n/,
    );
    expect(printed).toMatch(/\nThe file is now \S+messages\.replaced-\S+\.db\.\n$/);
    expect(await emailsIn(shared)).toEqual([ada, bob]);
  });

  test("import erases again the people who were erased after the file was copied (P7)", async () => {
    const { file, environment, shared } = await folderAndPostgres();
    const copy = join(await temporaryFolder(), "copy.db");
    await copyFile(file, copy);
    await runCommand(`messages erase ${ada}`, environment);
    await runCommand(`members erase ${phone}`, environment);
    const { printed } = await runCommand(`import ${copy}`, shared);
    expect(printed).toMatch(/\nDelete the file now: /);
    const elsewhere = { ...shared, DATA_DIR: await temporaryFolder() };
    expect(await emailsIn(elsewhere)).toEqual([bob]);
    expect((await runCommand("members list", elsewhere)).printed).not.toContain(phone);
  });

  test("restored refuses a database that a server uses", async () => {
    const DATABASE_URL = await temporaryPostgres();
    const server = new Client({ connectionString: DATABASE_URL, application_name: "matchfront/one-7" });
    await server.connect();
    const environment = { DATA_DIR: await temporaryFolder(), DATABASE_URL };
    const { code, errors } = await runCommand("restored", environment);
    await server.end();
    expect([code, errors]).toEqual([1, expect.stringContaining("is in use by matchfront/one-7. Stop")]);
  });

  test("server, commands and doctor refuse a file that was not imported (P8)", async () => {
    const { file, shared } = await folderAndPostgres();
    const refusal = `DATABASE_URL is set, but ${file} has messages or members, too. `;
    expect(await runCommand("messages list", shared)).toMatchObject({
      code: 1,
      errors: expect.stringContaining(refusal),
    });
    await expect(startServer(readEnvironment({ ...shared, PORT: "0" }))).rejects.toThrow(refusal);
    const doctor = await runCommand("doctor", shared);
    expect(doctor.printed).toContain(refusal);
  });

  test("backup and restore print the commands of PostgreSQL, and restored completes them (P2, P7)", async () => {
    const { folder, shared } = await imported();
    const target = join(folder, "messages.dump");
    const backup = await runCommand("backup /backups", shared);
    expect(backup).toMatchObject({ code: 1, printed: expect.stringMatching(/^Nothing was backed up: /) });
    const dump = /^ {2}(pg_dump .+)$/m.exec(backup.printed)?.[1] ?? "";
    await inShell(dump.replace(/--file=\S+ \S+/, `--file=${target}`), shared.DATABASE_URL);
    await runCommand(`messages erase ${ada}`, shared);

    const restored = { ...shared, DATABASE_URL: await temporaryPostgres() };
    const restore = await runCommand(`restore ${target}`, restored);
    expect(restore).toMatchObject({ code: 1, printed: expect.stringMatching(/^Nothing was restored: /) });
    const command = /^ {2}(pg_restore .+)$/m.exec(restore.printed)?.[1]?.replace("<file>", target) ?? "";
    await inShell(command, restored.DATABASE_URL);
    const { code, printed, errors } = await runCommand("restored", restored);
    expect([code, errors]).toEqual([0, ""]);
    expect(printed).toMatch(/^Finished the restore of postgres:.+\n {2}Holds {5}1 message, 1 member\n/);
    expect(printed).toMatch(
      /\n {2}Erased {4}1 message, 0 members again\n {2}Mail {6}2 held, .+\n {2}Links {5}1 deleted, /,
    );
    expect(await emailsIn(restored)).toEqual([bob]);
    expect((await runCommand("mail retry", restored)).printed).toContain("were dead: 1.");
  });
});

async function inShell(command: string, DATABASE_URL: string): Promise<void> {
  await promisify(execFile)("sh", ["-c", command], {
    env: { PATH: `${postgresPrograms}:/usr/bin:/bin`, DATABASE_URL },
  });
}
