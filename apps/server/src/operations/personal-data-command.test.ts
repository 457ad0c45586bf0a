import { copyFile, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { filesWith } from "../../test/files-with.ts";
import { runCommand } from "../../test/run-command.ts";
import { builtSite } from "../../test/start-app.ts";
import { startProcess } from "../../test/start-process.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openDatabase } from "../storage/database.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { defaultLimits } from "../http/limits.ts";
import { localPorts } from "../database-ports.ts";
import { createMemberStore } from "../members/member-store.ts";
import { localPersonalData } from "./database-personal-data.ts";
import { sha256, smsCaps } from "../sms/sms-caps.ts";

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const phone = "+2348031234567";

interface Written {
  readonly id: string;
  readonly email: string;
  readonly description: string;
  readonly receivedAt: Date;
}

/** A folder with messages, each mailed into a file and in part by mail that waits, and a member with a used link. */
async function folderWith(messages: readonly Written[]) {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  const database = await openDatabase(file);
  const { messages: store } = localPorts(database, sqliteDialect(), folder);
  const directoryAt = (at: Date) =>
    createMemberStore(
      database,
      sqliteDialect(() => at.getTime()),
    );
  await Promise.all(["mail", "sms"].map((name) => mkdir(join(folder, name))));
  for (const { id, email, description, receivedAt } of messages) {
    const values = { topic: "Ad Sales", email, description };
    const message = { id, formName: "contact", receivedAt, values, language: "pt" } as const;
    await store.save({ ...message, idempotencyKey: undefined, quarantinedFor: undefined });
    const eml = join(folder, "mail", `${id}.eml`);
    await writeFile(eml, `Reply-To: ${email}\n\n${description}`);
    await utimes(eml, receivedAt, receivedAt);
  }
  const member = await directoryAt(daysAgo(1)).add(phone);
  await directoryAt(daysAgo(2)).issueLink({
    memberId: member?.id ?? "",
    kind: "phone",
    publicUrl: "http://a",
  });
  await writeFile(join(folder, "sms", `2026-11-21T08-00-00.000Z-${phone}.txt`), "Your code is 123456");
  await database
    .updateTable("mail_job")
    .set({ state: "sent", sent_at: "2026-11-21T08:00:00.000Z" })
    .execute();
  await database.destroy();
  await copyFile(file, join(folder, "messages.rescued-2026-11-21.db"));
  const backup = join(await temporaryFolder(), "backup");
  await copyFile(file, backup);
  return { folder, file, backup, environment: { DATA_DIR: folder, SITE_DIR: builtSite } };
}

const ada = { id: "0199-ada", email: "Ada@Example.org", description: "ADAS-SECRET", receivedAt: daysAgo(1) };
const ben = { id: "0199-ben", email: "ben@example.org", description: "BENS-WORDS", receivedAt: daysAgo(89) };
const old = {
  id: "0199-old",
  email: "old@example.org",
  description: "OLD-WORDS",
  receivedAt: daysAgo(90.01),
};

test("who asks for it is erased from every file, and gets a receipt that names nobody (P7)", async () => {
  const { folder, environment } = await folderWith([ada, ben]);
  expect(await filesWith(folder, "ADAS-SECRET")).toHaveLength(3);
  const { printed, errors } = await runCommand("messages", ["erase", "ada@example.ORG "], environment);
  expect(errors).toBe("");
  expect(printed).toMatch(/^Erased on \S+ \S+ UTC\.\n {2}Messages, with their mails {2}1\n/);
  expect(printed).toMatch(/Files of mail and SMS +1\n/);
  expect(printed.toLowerCase()).not.toContain("ada@");
  for (const text of ["ADAS-SECRET", "Ada@Example.org", "ada@example.org", "0199-ada"])
    expect(await filesWith(folder, text)).toEqual([]);
  expect(await filesWith(folder, "BENS-WORDS")).toHaveLength(3);
});

test.each([
  {
    program: "messages",
    name: "adda@example.org",
    says:
      "Nothing was stored from this address, so that nothing was erased. Expected an address that this shows: " +
      "messages list. Try another spelling. Backups that hold it are cleaned when they are restored.\n",
  },
  {
    program: "members",
    name: "+2348031234568",
    says:
      "No member has this number, so that nobody was erased. Expected a number that this shows: " +
      "members list. Try another one. Backups that hold it are cleaned when they are restored.\n",
  },
])("$program erase of somebody unknown gives no receipt, and one line in the list", async (given) => {
  const { folder, environment } = await folderWith([ada]);
  for (let time = 0; time < 2; time += 1)
    expect(await runCommand(given.program, ["erase", given.name], environment)).toEqual({
      code: 1,
      printed: "",
      errors: given.says,
    });
  expect(await readFile(join(folder, "erased.jsonl"), "utf8")).toMatch(/^.+\n$/);
  expect(await filesWith(folder, "ADAS-SECRET")).not.toEqual([]);
});

test("who is only in a former database is erased, with a receipt", async () => {
  const { folder, file, environment } = await folderWith([ada]);
  const database = await openDatabase(file);
  await database.deleteFrom("mail_job").execute();
  await database.deleteFrom("message").execute();
  await database.destroy();
  const { code, printed } = await runCommand("messages", ["erase", ada.email], environment);
  expect([code, printed]).toEqual([0, expect.stringContaining("Erased on ")]);
  expect(await filesWith(folder, ada.email)).toEqual([]);
});

test("who is erased again is erased until the later time", async () => {
  const { folder, file, environment } = await folderWith([ada]);
  await runCommand("messages", ["erase", ada.email], environment);
  await runCommand("messages", ["erase", ben.email], environment);
  const first = await readFile(join(folder, "erased.jsonl"), "utf8");
  const database = await openDatabase(file);
  await localPersonalData(database, sqliteDialect(), folder).erase(
    { email: ada.email },
    new Date("2027-01-01T00:00:00.000Z"),
  );
  await database.destroy();
  const [, other = ""] = first.split("\n");
  expect(await readFile(join(folder, "erased.jsonl"), "utf8")).toBe(
    `${first.slice(0, first.indexOf('"erasedAt"'))}"erasedAt":"2027-01-01T00:00:00.000Z"}\n${other}\n`,
  );
});

test("a member is erased with links, codes and SMS, by number or id (P7)", async () => {
  const { folder, environment } = await folderWith([]);
  expect(await filesWith(folder, phone)).not.toEqual([]);
  const { printed } = await runCommand("members", ["erase", phone], environment);
  expect(printed).toMatch(/Members +1\n {2}Links +1\n {2}Files of mail and SMS +1\n/);
  expect(await filesWith(folder, phone)).toEqual([]);
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes(phone))).toEqual([]);
});

test("the number of an erased member is forgotten where SMS are counted, and the money still is (P6, P7)", async () => {
  const { folder, file, environment } = await folderWith([]);
  const database = await openDatabase(file);
  const { smsBudget } = localPorts(database, sqliteDialect(), folder);
  const target = { token: "token", to: phone, dialingCode: "+234" };
  await smsBudget.consume(smsCaps(defaultLimits, { others: 250, own: {} }, target));
  await smsBudget.recordSent(phone);
  await database.destroy();
  expect(await filesWith(folder, sha256(phone))).not.toEqual([]);
  await runCommand("members", ["erase", phone], environment);
  expect(await filesWith(folder, sha256(phone))).toEqual([]);
  expect((await runCommand("sms", ["status"], environment)).printed).toContain("day   1 of 500");
});

test("a backup that is restored holds nobody who was erased, once the server has started (P7)", async () => {
  const { folder, file, backup, environment } = await folderWith([ada, ben]);
  await runCommand("messages", ["erase", ada.email], environment);
  await runCommand("members", ["erase", phone], environment);
  await copyFile(backup, file);
  expect(await filesWith(folder, "ADAS-SECRET")).toEqual(["messages.db"]);
  const server = startProcess({ ...environment, PUBLIC_URL: "http://moyo.example" });
  await server.printed;
  expect(await filesWith(folder, "ADAS-SECRET")).toEqual([]);
  expect(await filesWith(folder, phone)).toEqual([]);
  server.kill("SIGTERM");
  await server.exited;
  expect((await runCommand("messages", ["list"], environment)).printed).toContain(ben.email);
});

test("who writes again after an erasure is not erased again", async () => {
  const { environment, folder } = await folderWith([{ ...ada, receivedAt: new Date(Date.now() + 60_000) }]);
  expect((await runCommand("messages", ["erase", ada.email], environment)).code).toBe(1);
  expect(await filesWith(folder, "ADAS-SECRET")).not.toEqual([]);
});

/** Until the promise is fulfilled, the server of the folder runs. */
async function withServer(environment: Record<string, string>, purged: () => Promise<void>): Promise<void> {
  const server = startProcess({ ...environment, PUBLIC_URL: "http://moyo.example" });
  await server.printed;
  await purged();
  server.kill("SIGTERM");
  await server.exited;
}

test.each([
  {
    by: "an operator",
    run: async (environment: Record<string, string>) => {
      const { printed } = await runCommand("messages", ["purge"], environment);
      return printed;
    },
    says: "Kept for 90 days, as the privacy page says. Deleted: 1 message, 2 files.\n",
  },
  {
    by: "the server, each day",
    run: async (environment: Record<string, string>) => {
      await withServer(environment, () => untilGone(environment["DATA_DIR"] ?? "", "OLD-WORDS"));
      return "";
    },
    says: "",
  },
])(
  "what was kept for the privacy page's 90 days is deleted by $by, from every file (P7)",
  async ({ run, says }) => {
    const { folder, environment } = await folderWith([ada, ben, old]);
    const rescued = join(folder, "messages.rescued-2026-11-21.db");
    await utimes(rescued, daysAgo(91), daysAgo(91));
    const replaced = join(folder, "messages.replaced-2026-11-22.db");
    await copyFile(join(folder, "messages.db"), replaced);
    expect(await run(environment)).toBe(says);
    for (const text of ["OLD-WORDS", old.email, old.id]) expect(await filesWith(folder, text)).toEqual([]);
    expect(await filesWith(folder, "BENS-WORDS")).toContain(basename(replaced));
    expect(await filesWith(folder, "ADAS-SECRET")).not.toEqual([]);
  },
);

async function untilGone(folder: string, text: string): Promise<void> {
  await expect.poll(() => filesWith(folder, text)).toEqual([]);
}

test("a purge deletes more than a batch, and used and expired links", async () => {
  const many = Array.from({ length: 501 }, (_, number) => ({ ...old, id: `0199-${number}` }));
  const { environment, file } = await folderWith(many);
  expect((await runCommand("messages", ["purge"], environment)).printed).toContain("Deleted: 501 messages");
  const database = await openDatabase(file);
  expect(await database.selectFrom("member_link").selectAll().execute()).toEqual([]);
  expect(await database.selectFrom("mail_job").selectAll().execute()).toEqual([]);
  await database.destroy();
});

test.each([
  { program: "messages", parameters: ["erase", ada.email] },
  { program: "messages", parameters: ["purge"] },
])("what a restore has left that was killed is gone after $program $parameters.0", async (command) => {
  const { folder, file, environment } = await folderWith([ada]);
  for (const suffix of ["", "-wal"]) await copyFile(file, `${file}.restoring${suffix}`);
  expect((await runCommand(command.program, command.parameters, environment)).errors).toBe("");
  expect((await readdir(folder)).filter((name) => name.includes("restoring"))).toEqual([]);
});

test("whoever asks is shown all that is stored of them (P7)", async () => {
  const { environment } = await folderWith([ada, ben]);
  const sender = await runCommand("messages", ["export-person", "ADA@example.org"], environment);
  expect(JSON.parse(sender.printed)).toEqual({
    messages: [
      {
        reference: ada.id,
        form: "contact",
        language: "pt",
        receivedAt: ada.receivedAt.toISOString(),
        fields: { topic: "Ad Sales", email: ada.email, description: ada.description },
        mail: "sent",
        mailSentAt: "2026-11-21T08:00:00.000Z",
      },
    ],
    members: [],
  });
  const member = await runCommand("members", ["export-person", phone], environment);
  expect(JSON.parse(member.printed)).toMatchObject({
    messages: [],
    members: [{ phone, hasPassword: false, links: [{ kind: "phone", usedAt: null }] }],
  });
});

test.each([
  { program: "messages", command: "erase", given: "ada", error: /^"ada" is no e-mail address\.\n$/ },
  { program: "members", command: "erase", given: "ada", error: /^No member has the id "ada", .+\n$/ },
  { program: "members", command: "export-person", given: "ada", error: /^"ada" is neither .+\n$/ },
])("$program $command $given is refused", async ({ program, command, given, error }) => {
  const environment = { DATA_DIR: await temporaryFolder(), SITE_DIR: builtSite };
  const { errors, code } = await runCommand(program, [command, given], environment);
  expect(code).toBe(1);
  expect(errors).toMatch(error);
});
