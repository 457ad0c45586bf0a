import { copyFile, mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { dataFolder, executeSql, filesWith, runCommand } from "../../test/stored-messages.ts";
import { defaultLimits } from "../http/limits.ts";
import { sha256, smsCaps } from "../sms/sms-budget.ts";
import { fileBeside } from "../storage/database-files.ts";
import { logLines } from "../../test/log-lines.ts";
import { startTestServer } from "../../test/start-test-server.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { startPurges } from "./purge-messages.ts";

const [ada, ben, eve] = ["Ada@Example.org", "ben@example.org", "eve@example.org"] as const;
const phone = "+2348031234567";
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

async function folderWith(...addresses: readonly string[]) {
  const data = await dataFolder();
  const { folder, environment } = data;
  await data.store(...addresses);
  await Promise.all(["mail", "sms"].map((name) => mkdir(join(folder, name))));
  for (const email of addresses)
    await writeFile(join(folder, "mail", `id-${email}.eml`), `Written by ${email}`);
  await runCommand(`members add ${phone}`, environment);
  await runCommand(`links phone ${phone}`, environment);
  await writeFile(join(folder, "sms", `2026-11-21T08-00-00.000Z-${phone}.txt`), "Your code is 123456");
  return data;
}

test("erases a sender from every file, with a receipt without names (P7)", async () => {
  const { folder, file, environment } = await folderWith(ada, ben);
  const replaced = fileBeside(file, "replaced", daysAgo(1));
  await writeFile(replaced, "");
  // Only the replaced database has its message.
  await writeFile(join(folder, "mail", "replaced.eml"), "Reply-To: ada@example.org\r\n");
  expect(await filesWith(folder, ada)).toHaveLength(2);
  const { printed, errors } = await runCommand(["messages", "erase", "ada@example.ORG "], environment);
  expect(errors).toBe("");
  expect(printed).toMatch(/^Erased on \S+ \S+ UTC\.\n {2}Messages, with their mails {2}1\n/);
  expect(printed).toMatch(/Files of mail and SMS +2\n/);
  expect(printed).toContain(`\nThe replaced database ${replaced} may still have it. `);
  expect(printed.toLowerCase()).not.toContain("ada@");
  for (const text of [ada, "ada@example.org"]) expect(await filesWith(folder, text)).toEqual([]);
  expect(await filesWith(folder, ben)).toHaveLength(2);
});

test("erases a member with links, codes and SMS files, and keeps counting the SMS (P6, P7)", async () => {
  const { folder, environment, withPorts } = await folderWith();
  await withPorts(async ({ smsBudget }) => {
    const target = { token: "token", to: phone, dialingCode: "+234" };
    await smsBudget.consume(smsCaps(defaultLimits, { others: 250, own: {} }, target));
    await smsBudget.recordSent(phone);
  });
  for (const text of [phone, sha256(phone)]) expect(await filesWith(folder, text)).not.toEqual([]);
  const { printed } = await runCommand(`members erase ${phone}`, environment);
  expect(printed).toMatch(/Members +1\n {2}Links +1\n {2}Files of mail and SMS +1\n/);
  for (const text of [phone, sha256(phone)]) expect(await filesWith(folder, text)).toEqual([]);
  expect(await readdir(join(folder, "sms"))).toEqual([]);
  expect((await runCommand("sms status", environment)).printed).toContain("day   1 of 500");
});

test("names a replaced database that may hold a sender whom the database lacks (P7)", async () => {
  const { file, environment } = await folderWith(ada);
  const replaced = fileBeside(file, "replaced", daysAgo(1));
  await writeFile(replaced, "");
  const { code, printed, errors } = await runCommand(`messages erase ${ben}`, environment);
  expect([code, printed]).toEqual([1, ""]);
  expect(errors).toMatch(/^Nothing to erase was found\. /);
  expect(errors).toContain(`The replaced database ${replaced} may still have it. `);
});

test.each([
  { program: "messages", name: "adda@example.org" },
  { program: "members", name: "+2348031234568" },
])("$program erase of an unknown person gives no receipt", async ({ program, name }) => {
  const { folder, environment } = await folderWith(ada);
  expect(await runCommand(`${program} erase ${name}`, environment)).toEqual({
    code: 1,
    printed: "",
    errors: expect.stringMatching(`^Nothing to erase was found. Check the spelling: ${program} list.`),
  });
  expect(await readFile(join(folder, "erased.jsonl"), "utf8")).toMatch(
    /^\{"hash":"\S+","erasedAt":"\S+"\}\n$/,
  );
  expect(await filesWith(folder, ada)).not.toEqual([]);
});

test("purges what was kept for 90 days, from every file, and replaced databases after 30 (P7)", async () => {
  const { folder, file, environment } = await folderWith(ada, ben);
  const age = async (email: string, days: number) => {
    const received_at = daysAgo(days).toISOString();
    executeSql(file, `update message set received_at = '${received_at}' where email = '${email}'`);
    executeSql(file, "update mail_job set state = 'sent'");
    await utimes(join(folder, "mail", `id-${email}.eml`), daysAgo(days), daysAgo(days));
  };
  await age(ada, 90.01);
  await age(ben, 89);
  // A clock that was behind has dated its file.
  await utimes(join(folder, "mail", `id-${ben}.eml`), daysAgo(99), daysAgo(99));
  const [old, young] = [fileBeside(file, "replaced", daysAgo(31)), fileBeside(file, "replaced", daysAgo(29))];
  const logs = ["-wal", "-shm"].map((suffix) => fileBeside(file, "replaced", daysAgo(35)) + suffix);
  for (const name of [old, `${old}-wal`, ...logs, young, `${young}-wal`]) await writeFile(name, "");
  expect((await runCommand("messages purge", environment)).printed).toBe(
    "Deleted: 1 message, 5 files. Messages are kept for 90 days, as the privacy page says.\n",
  );
  expect(await filesWith(folder, ada)).toEqual([]);
  expect(await filesWith(folder, ben)).toHaveLength(2);
  const names = await readdir(folder);
  const kept = [young, `${young}-wal`].map((path) => path.slice(folder.length + 1));
  expect(names.filter((name) => name.includes("replaced")).toSorted()).toEqual(kept);
});

test.each([`messages erase ${ada}`, "messages purge"])(
  "%s deletes the files of a restore that was killed",
  async (call) => {
    const { folder, file, environment } = await folderWith(ada);
    for (const suffix of ["", "-wal"]) await copyFile(file, `${file}.restoring${suffix}`);
    expect((await runCommand(call, environment)).errors).toBe("");
    expect((await readdir(folder)).filter((name) => name.includes("restoring"))).toEqual([]);
  },
);

test("prints all that is stored of a person as JSON, and nothing of a stranger (P7)", async () => {
  const { environment } = await folderWith(ada, ben);
  const exportPerson = async (program: string, address: string) =>
    JSON.parse((await runCommand(`${program} export-person ${address}`, environment)).printed);
  const fields = { topic: "Ad Sales", email: ada, description: `Written by ${ada}` };
  const receivedAt = expect.any(String);
  const message = { reference: `id-${ada}`, form: "contact", language: "en", receivedAt, fields };
  expect(await exportPerson("messages", "ADA@example.org")).toEqual({
    messages: [{ ...message, mail: "waiting", mailSentAt: null }],
    members: [],
  });
  expect(await exportPerson("members", phone)).toMatchObject({
    messages: [],
    members: [{ phone, hasPassword: false, links: [{ kind: "phone", usedAt: null }] }],
  });
  expect(await exportPerson("members", "+254712345678")).toEqual({ messages: [], members: [] });
});

test("says in one line if a backup keeps deleted rows in the log, and empties the log the next time", async () => {
  const { file, environment } = await folderWith(ada);
  using backup = new DatabaseSync(file, { readOnly: true });
  backup.exec("begin; select 1 from message");
  const { printed, errors, code } = await runCommand(`messages erase ${ada}`, environment);
  expect({ printed, code }).toEqual({ printed: "", code: 1 });
  expect(errors).toMatch(
    /^The rows are deleted, but the database's log still has them: .+Run this again when .+\.\n$/,
  );
  backup.exec("commit");
  await runCommand(`messages erase ${ada}`, environment);
  expect((await stat(`${file}-wal`)).size).toBe(0);
});

test("a server purges old messages at its start, and erases people of a copied backup again (P7)", async () => {
  const { folder, file, environment, store, emails } = await dataFolder();
  await store(ada, ben, eve);
  const received_at = new Date(Date.now() - 91 * 24 * 60 * 60_000).toISOString();
  executeSql(file, `update message set received_at = '${received_at}' where email = '${ben}'`);
  executeSql(file, "update mail_job set state = 'sent'");
  const backup = join(await temporaryFolder(), "backup.db");
  await copyFile(file, backup);
  await runCommand(`messages erase ${ada}`, environment);
  await copyFile(backup, file);

  await startTestServer(environment);
  expect(await filesWith(folder, ada)).toEqual([]);
  await expect.poll(() => filesWith(folder, ben)).toEqual([]);
  expect(emails()).toEqual([eve]);
});

test("a clock that jumped deletes nothing, in the server and in commands, until it is confirmed (P1)", async () => {
  const { file, environment, store, emails } = await dataFolder();
  await store(ada, ben);
  const [trusted, received] = [49, 91 * 24].map((hours) =>
    new Date(Date.now() - hours * 3_600_000).toISOString(),
  );
  executeSql(file, `insert into clock_mark values (1, '${trusted}', '${trusted}', 9)`);
  executeSql(file, `update message set received_at = '${received}'; update mail_job set state = 'sent'`);
  const { metrics } = await startTestServer({ ...environment, METRICS_PORT: "0" });
  for (const call of ["messages purge", `messages erase ${ada}`, "clock check"])
    expect((await runCommand(call, environment)).errors).toContain(`the last trusted time is ${trusted}.`);
  const doubted = async () =>
    /^matchfront_clock_doubted (.+)$/m.exec(await (await fetch(metrics)).text())?.[1];
  expect([emails(), await doubted()]).toEqual([[ada, ben], "1"]);
  expect((await runCommand("clock confirm", environment)).printed).toMatch(
    /^Confirmed 20\S+Z\. Within an hour, /,
  );
  expect((await runCommand("messages purge", environment)).printed).toContain("Deleted: 2 messages");
  expect((await runCommand("clock check", environment)).code).toBe(0);
  expect(await doubted()).toBe("0");
});

test("a stopping server waits for the batch in progress, and starts no other", async () => {
  const batch = Promise.withResolvers<{ messages: number; files: number }>();
  const calls: string[] = [];
  const { log, lines } = logLines();
  const personalData = {
    countOlder: async () => ({ due: 0, unsent: 0 }),
    purge: async () => {
      calls.push("purge");
      return await batch.promise;
    },
    tidy: async () => calls.push("tidy"),
  };
  const clock = { check: async () => ({ now: new Date(), doubt: undefined, warning: undefined }) };
  const stop = startPurges({ personalData, clock }, 90, log);
  await expect.poll(() => calls).toEqual(["purge"]);
  const stopped = stop().then(() => calls.push("stopped"));
  batch.resolve({ messages: 500, files: 0 });
  await stopped;
  expect(calls).toEqual(["purge", "stopped"]);
  expect(lines).toMatchObject([{ msg: "old messages purged", messages: 500 }]);
});
