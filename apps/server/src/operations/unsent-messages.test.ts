import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startTestServer } from "../../test/start-test-server.ts";
import { dataFolder, executeSql, filesWith, readRows, runCommand } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";

test("writes what was thanked and not mailed to a file if a copy overwrites the database (P1, P2)", async () => {
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
  const [unsent = ""] = await filesWith(DATA_DIR, '"description":"Thanked"}}\n');
  expect(unsent).toMatch(/^messages\.unsent-.+\.jsonl$/);
  expect(await filesWith(DATA_DIR, "Not thanked")).toEqual([]);

  const person = async () =>
    (await runCommand("messages export-person ada@example.org", { DATA_DIR })).printed;
  expect(await person()).toMatch(/Thanked[^]+Mailed/);
  isFull = false;
  const again = await startTestServer({ ...settings, DATA_DIR });
  expect(again.announced).toMatch(
    new RegExp(`Warning .+${unsent} has 1 message that may not have been mailed`),
  );
  await expect.poll(states).toEqual(["sent"]);
  expect(inbox.mails).toHaveLength(1);
  const { printed } = await runCommand("messages erase ada@example.org", { DATA_DIR });
  expect(printed).toContain("Messages, with their mails  2\n");
  expect(await readdir(DATA_DIR)).not.toContain(unsent);
});

test("deletes from the file what was kept for its time (P7)", async () => {
  const { folder, environment } = await dataFolder();
  const unsent = join(folder, "messages.unsent-2026-11-22T08-00-00.000Z.jsonl");
  const [old, recent] = ["2020-01-01T00:00:00.000Z", new Date().toISOString()].map((receivedAt) =>
    JSON.stringify({ reference: "1", receivedAt, fields: { email: "ada@example.org" } }),
  );
  await writeFile(unsent, `${old}\n${recent}\n`);
  await runCommand("messages purge", environment);
  expect(await readFile(unsent, "utf8")).toBe(`${recent}\n`);
});
