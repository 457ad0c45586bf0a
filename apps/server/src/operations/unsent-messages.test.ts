import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { incomingMessage } from "../../test/databases.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startTestServer } from "../../test/start-test-server.ts";
import { dataFolder, executeSql, filesWith, readRows, runCommand } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";

test("mails after a restart what was thanked if a copy overwrites the database (P1, P2)", async () => {
  let isFull = false;
  const inbox = await startSmtpInbox({
    onRcptTo: (_address, _session, callback) =>
      callback(isFull ? Object.assign(new Error("full"), { responseCode: 452 }) : undefined),
  });
  const settings = { SMTP_URL: inbox.url.href, PUBLIC_URL: "http://fixture.example" };
  const server = await startTestServer(settings, { probeInterval: 50 });
  const { DATA_DIR } = server.environment;
  const [file, copy] = [join(DATA_DIR, "messages.db"), join(await temporaryFolder(), "copy.db")];
  await server.post("Mailed");
  const states = () => readRows(file, "select state from mail_job").map(({ state }) => state);
  await expect.poll(states).toEqual(["sent"]);
  executeSql(file, `vacuum into '${copy}'`);
  executeSql(copy, "update mail_job set state = 'waiting'");
  isFull = true;
  expect((await server.post("Thanked")).status).toBe(303);
  await copyFile(copy, file);
  expect((await server.post("Not thanked")).status).toBe(503);
  expect(await server.statusOf("/readyz")).toBe(503);
  await server.close();
  expect(await readFile(file)).toEqual(await readFile(copy));
  const unsent = async () =>
    (await filesWith(DATA_DIR, "Thanked")).filter((name) => /^messages\.unsent-.+\.jsonl$/.test(name));
  expect(await unsent()).toHaveLength(1);
  expect(await filesWith(DATA_DIR, "Not thanked")).toEqual([]);

  isFull = false;
  await startTestServer({ ...settings, DATA_DIR });
  await expect.poll(() => inbox.mails.length).toBe(2);
  await expect.poll(states).toEqual(["sent", "sent"]);
  expect(await unsent()).toEqual([]);
});

test("stores nothing of a person who was erased in between (P7)", async () => {
  const { folder, environment, emails } = await dataFolder();
  const lines = ["ada@example.org", "ben@example.org"].map((email) =>
    JSON.stringify({ ...incomingMessage, id: email, values: { ...incomingMessage.values, email } }),
  );
  const unsent = join(folder, "messages.unsent-2026-11-22T08-00-00.000Z.jsonl");
  await writeFile(unsent, lines.join("\n"));
  await runCommand("messages erase ada@example.org", environment);
  await startTestServer(environment);
  expect(emails()).toEqual(["ben@example.org"]);
});
