import { chmod, chown, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataFolder, executeSql, runCommand } from "../../test/stored-messages.ts";
import { zeroPage } from "../../test/zero-page.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { builtSite, twilioAccount } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { readEnvironment } from "../config/read-environment.ts";
import { loadSite } from "../site/site.ts";
import { runStartChecks } from "./start-checks.ts";

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const writeBackup = (folder: string, at: string) =>
  writeFile(join(folder, "last-backup.json"), JSON.stringify({ file: "/backups/1.db", at }), { mode: 0o600 });

async function wellServer() {
  const { environment, folder, file } = await dataFolder();
  await writeBackup(folder, ago(1));
  return { environment, folder, file };
}

async function wellServerWithMail() {
  const server = await wellServer();
  const inbox = await startSmtpInbox();
  return { ...server, environment: { ...server.environment, SMTP_URL: inbox.url.href }, inbox };
}

/** Returns the exit code, and the lines that report a mistake. */
async function findMistakes(environment: Record<string, string>) {
  const { code, printed, errors } = await runCommand("doctor", environment);
  expect(errors).toBe("");
  const lines = printed.trimEnd().split("\n");
  return { code, lines: lines.filter((line) => !line.startsWith("ok ")) };
}

test("reports each check, and exits with 0 if all is well", async () => {
  const { environment, file, inbox } = await wellServerWithMail();
  const { code, printed } = await runCommand("doctor --mail ops@example.org", environment);
  expect(code).toBe(0);
  expect(printed).toMatch(/^(?:ok .+\n)+All is well\.\n$/);
  const checks = Array.from(printed.matchAll(/^ok {7}(\S+)/gm), ([, name]) => name);
  expect(checks.join(" ")).toBe("Settings Site Files Limits Folder Backup Database Codes SMTP");
  expect(printed).toContain(`ok       Database  ${file}\n`);
  expect(inbox.mails).toEqual([]);
});

type Well = Awaited<ReturnType<typeof wellServer>>;

test.each<
  [what: string, plant: (server: Well) => unknown, found: RegExp, variables?: Record<string, string>]
>([
  ["a missing site", () => {}, /^failure {2}Site {6}The site in \/no could not be read/, { SITE_DIR: "/no" }],
  [
    "a folder that others can write to",
    ({ folder }) => chmod(folder, 0o777),
    /^failure {2}Folder {4}.+: expected mode 0700, got 0777\. Run: chmod go= \//,
  ],
  [
    "a missing backup",
    ({ folder }) => rm(join(folder, "last-backup.json")),
    /^warning {2}Backup {4}There is no backup\. Run the command backup each night/,
  ],
  [
    "an old backup",
    ({ folder }) => writeBackup(folder, ago(72)),
    /^failure {2}Backup {4}The last backup, \/backups\/1\.db, is from \S+Z\. Expected one of the last 26 hours\. Run/,
  ],
  [
    "codes that are off",
    () => {},
    /^warning {2}Codes {5}none, so no member can change a number: SMS_MAX_PER_DAY is 0\. Set a higher number\.$/,
    { SMS_MAX_PER_DAY: "0" },
  ],
  [
    "a clock that jumped",
    ({ file }) => executeSql(file, `insert into clock_mark values (1, '${ago(49)}', '${ago(49)}', 9)`),
    /^warning {2}Database {2}The clock says .+Z, the last trusted time is .+Z\. Correct it; if it is right, run clock confirm/,
  ],
  [
    "a recovered database",
    ({ folder }) => writeFile(join(folder, "messages.recovered-2026-11-22.db"), ""),
    /^failure {2}Files {5}.+ was deleted, .+ Its data is in .+messages\.recovered-2026-11-22\.db\. .+ run the command restore .+\. Delete that file only if/,
  ],
  [
    "a missing database",
    ({ file }) => rm(file),
    /^failure {2}Database {2}There is no database .+messages\.db\. Start the server once/,
  ],
  [
    "a damaged database",
    ({ file }) => zeroPage(file, 9),
    /^failure {2}Database {2}The database .+messages\.db is damaged: .+ run the command restore with the last backup, /,
  ],
  [
    "a copy of an overwritten database",
    async ({ file }) => {
      for (const end of ["", "-wal"])
        await writeFile(file.replace(".db", `.replaced-2026-11-22.db${end}`), "");
    },
    /^warning {2}Files {5}.+messages\.replaced-2026-11-22\.db is a copy of an overwritten or damaged database; .+ delete it/,
  ],
  [
    "a database of an older version",
    ({ file }) => executeSql(file, "delete from matchfront_migration where name like '0003-%'"),
    /^warning {2}Database {2}.+messages\.db lacks 0003-.+\. Make a backup/,
  ],
  [
    "tables of another application",
    ({ file }) => executeSql(file, "delete from matchfront_migration"),
    /^failure {2}Database {2}.+ is in use by another application: .+ set another DATA_DIR\.$/,
  ],
])("finds %s, and says what to do", async (...row) => {
  const [, plant, found, variables] = row;
  const server = await wellServer();
  await plant(server);
  const { code, lines } = await findMistakes({ ...server.environment, ...variables });
  const isWarning = lines[0]?.startsWith("warning");
  expect(lines).toEqual([expect.stringMatching(found), isWarning ? "1 warning." : "1 failure."]);
  expect(code).toBe(isWarning ? 0 : 1);
});

test("names DATA_DIR if it is no folder", async () => {
  const { environment, folder } = await wellServer();
  await rm(folder, { recursive: true });
  const { lines } = await findMistakes(environment);
  expect(lines).toContain(
    `failure  Folder    There is no folder ${folder}. Start the server once, or set DATA_DIR to its folder.`,
  );
  expect(lines.join("\n")).not.toContain("ENOENT");
});

test("does not advise to start a server beside a recovered database", async () => {
  const { environment, folder, file } = await wellServer();
  await rename(file, join(folder, "messages.recovered-2026-11-22.db"));
  const { lines } = await findMistakes(environment);
  expect(lines[1]).toBe(`failure  Database  There is no database ${file}. Do what the line Files says.`);
});

test("finds a folder of another user", { skip: process.geteuid?.() !== 0 }, async () => {
  const { environment, folder } = await wellServer();
  await chown(folder, 12_345, 12_345);
  await chmod(folder, 0o707);
  process.seteuid?.(65_534);
  const { lines } = await findMistakes(environment).finally(() => process.seteuid?.(0));
  // User 65534 may not be able to read the built site, such as in a clone in /root.
  expect(lines).toContainEqual(
    expect.stringMatching(/^failure {2}Folder {4}.+ belongs to user 12345: run this as user 12345\. /),
  );
});

test("mails its report if it finds a mistake", async () => {
  const { environment, folder, inbox } = await wellServerWithMail();
  await rm(join(folder, "last-backup.json"));
  const { code, printed } = await runCommand("doctor --mail ops@example.org", environment);
  expect([code, printed]).toEqual([0, expect.stringContaining("\nMailed to ops@example.org through ")]);
  expect(inbox.mails).toMatchObject([
    {
      from: { name: "Fixture", address: "website@fixture.example" },
      to: [{ address: "ops@example.org" }],
      subject: expect.stringMatching(/^Fixture on .+: 1 warning\.$/),
      text: expect.stringContaining("There is no backup."),
    },
  ]);
});

test("warns of a mail server that does not accept mail now", async () => {
  const { environment } = await wellServer();
  const { url } = await startSmtpInbox({
    onRcptTo: (_to, _session, callback) =>
      callback(Object.assign(new Error("4.2.0 Greylisted"), { responseCode: 450 })),
  });
  const { code, lines } = await findMistakes({ ...environment, SMTP_URL: url.href });
  expect([code, lines[0]]).toEqual([
    0,
    expect.stringMatching(/^warning .+ with 450 4\.2\.0 Greylisted\. Try again/),
  ]);
});

test("prints its report and the reason if the mail server is down", async () => {
  const { environment, inbox } = await wellServerWithMail();
  await inbox.close();
  const { code, printed, errors } = await runCommand("doctor --mail ops@example.org", environment);
  expect(code).toBe(1);
  expect(printed).toMatch(
    /\nfailure {2}SMTP {6}no mail leaves to .+ through 127\.0\.0\.1:\d+: .*ECONNREFUSED.*\. Correct host and port .*\n1 failure\.\n/,
  );
  expect(errors).toMatch(
    /^The report could not be mailed to ops@example\.org through 127\.0\.0\.1:\d+: .*ECONNREFUSED.*\. Correct what the lines SMTP and Folder say\.\n$/,
  );
});

test("rejects an address that is none, and another option", async () => {
  const { environment } = await dataFolder();
  expect(await runCommand("doctor --mail nobody", environment)).toMatchObject({
    code: 1,
    errors: '--mail: expected an email address, got "nobody".\n',
  });
  expect(await runCommand("doctor --mial ops@example.org", environment)).toMatchObject({
    code: 2,
    errors: expect.stringContaining("doctor [--mail <address>]"),
  });
});

const openEntries = ["addresses.support", "legal.company"];
const SMTP_URL = "smtp://127.0.0.1:1";
const PUBLIC_URL = "https://fixture.example";
const complete = { PUBLIC_URL, SMTP_URL, MAIL_TO: "help@moyo.example", TRUSTED_PROXIES: "1" };

async function check(variables: Record<string, string>, open: readonly string[] = []) {
  const DATA_DIR = await temporaryFolder();
  const environment = readEnvironment({ SITE_DIR: builtSite, DATA_DIR, ...variables });
  const site = { ...(await loadSite(builtSite)), openEntries: [...open] };
  return await runStartChecks({
    environment,
    site: { ...site, unreviewedLanguages: open.length ? ["fr", "sw"] : [] },
  });
}

test("names the line of an erase list that it cannot read", async () => {
  const DATA_DIR = await temporaryFolder();
  const listFile = join(DATA_DIR, "erased.jsonl");
  await Promise.all([writeFile(listFile, "[]\n"), writeFile(join(DATA_DIR, "erased.key"), "key")]);
  const message = expect.stringContaining(`${listFile}, line 1: `);
  await expect(check({ DATA_DIR })).rejects.toMatchObject({ name: "SetupError", message });
});

test("warns of each likely mistake of a public server", async () => {
  expect(await check({ PUBLIC_URL, MAIL_ROUTE: "files" }, openEntries)).toEqual([
    "placeholders in the brand file: addresses.support, legal.company; run npm run check:brand",
    "languages without a reviewer: fr, sw; name one in the brand file, or remove them",
    "mail is written to files, because MAIL_ROUTE is files; somebody must read them, or set SMTP_URL instead",
    "rate limits count all visitors as one, because TRUSTED_PROXIES is 0; set it to the proxy that ends https",
  ]);
});

test.each([
  ["a local server", {}, openEntries],
  ["a local server whose recipient is a placeholder", { SMTP_URL }, openEntries],
  ["a complete public server", { ...complete, ...twilioAccount }, []],
  ["a public server that sends no codes", { ...complete, BACKEND_URL: "http://127.0.0.1:9" }, []],
])("warns of nothing on %s", async (_what, variables, open) => {
  expect(await check(variables, open)).toEqual([]);
});

test.each([
  [{ PUBLIC_URL }, /^PUBLIC_URL is https, but SMTP_URL is not set\. Set it, or MAIL_ROUTE=files if /],
  [{ SMTP_URL, MAIL_ROUTE: "files" }, /^SMTP_URL and MAIL_ROUTE=files are both set\. Unset /],
  [{ PUBLIC_URL, SMTP_URL }, / to a placeholder\. Set MAIL_TO, or set addresses\.support /],
])("rejects a start with %o", async (variables, message) => {
  const error = { name: "SetupError", message: expect.stringMatching(message) };
  await expect(check(variables, openEntries)).rejects.toMatchObject(error);
});
