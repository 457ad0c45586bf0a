import { expect, test } from "vitest";
import { incomingMessage } from "../../test/databases.ts";
import { dataFolder, executeSql, readRows, runCommand } from "../../test/stored-messages.ts";
import type { IncomingMessage } from "../messages/message-store.ts";

const receivedAt = new Date("2026-11-21T08:00:00.000Z");
const contact = { ...incomingMessage, id: "0199-contact", receivedAt, idempotencyKey: "1a2b3c4d-5e6f" };
const partnership: IncomingMessage = {
  ...incomingMessage,
  id: "0199-partnership",
  formName: "partnership",
  values: {
    name: "Ben \u202e\u001b[2J",
    businessname: "",
    email: "ben@example.org",
    phoneNumber: "8031234567",
    website: "",
    description: "One\u2028Two\u009b31m",
  },
  receivedAt,
  quarantinedFor: "honeypot",
  language: "sw",
};

async function folderWithMessages() {
  const { environment, file, withPorts } = await dataFolder();
  await withPorts(async ({ messages }) => {
    for (const message of [contact, partnership]) await messages.save(message);
  });
  return { environment, file };
}

test("lists every message with the state of its mail", async () => {
  const { environment } = await folderWithMessages();
  const { printed } = await runCommand("messages list", environment);
  expect(printed.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["Reference", "Received (UTC)", "Form", "Language", "Mail", "From"],
    ["0199-contact", "2026-11-21 08:00", "contact", "en", "waiting", "ada@example.org"],
    ["0199-partnership", "2026-11-21 08:00", "partnership", "sw", "quarantined: honeypot", "ben@example.org"],
    [""],
  ]);
});

// https://cwe.mitre.org/data/definitions/150.html
test("shows a message without control characters, found by the end of its reference", async () => {
  const { environment } = await folderWithMessages();
  const { printed } = await runCommand("messages show tnership", environment);
  expect(printed.trimEnd().split("\n")).toEqual([
    "Mail: quarantined: honeypot",
    "Subject: [Partnership] request from Ben \ufffd[2J, ben@example.org",
    "Name: Ben \ufffd[2J",
    "From: ben@example.org",
    "Phone: 8031234567",
    "Language: Swahili",
    "Received: 2026-11-21T08:00:00.000Z",
    "Reference: 0199-partnership",
    "Sender's reference: tnership",
    "",
    "One",
    "Two\ufffd31m",
  ]);
});

function asExported({ id, formName, values, language }: IncomingMessage) {
  return { reference: id, form: formName, language, receivedAt: receivedAt.toISOString(), fields: values };
}

test("exports every message as it was sent, one in a line", async () => {
  const { environment } = await folderWithMessages();
  const { printed } = await runCommand("messages export", environment);
  expect(printed).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
  const exported = printed
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(exported).toEqual([
    { ...asExported(contact), mail: "waiting" },
    { ...asExported(partnership), quarantinedFor: "honeypot" },
  ]);
});

test("releases a message from quarantine once", async () => {
  const { environment, file } = await folderWithMessages();
  const release = () => runCommand("messages release 0199-partnership", environment);
  expect((await release()).printed).toMatch(/^Released 0199-partnership\. .+\n$/);
  expect(await release()).toEqual({
    printed: "",
    errors: "The message 0199-partnership is not in quarantine. See: messages list.\n",
    code: 1,
  });
  expect(readRows(file, "select id, reply_to, state from mail_job order by id")).toEqual([
    { id: "0199-contact", reply_to: "ada@example.org", state: "waiting" },
    { id: "0199-partnership", reply_to: "ben@example.org", state: "waiting" },
  ]);
});

test("mail retry makes rejected and postponed mail due", async () => {
  const { environment, file } = await folderWithMessages();
  await runCommand("messages release 0199-partnership", environment);
  executeSql(
    file,
    `update mail_job set due_at = '2999-01-01T00:00:00.000Z';
     update mail_job set state = 'dead' where id = '0199-contact'`,
  );
  const { printed } = await runCommand("mail retry", environment);
  expect(printed).toMatch(/^Mails to send again: 2, of which were dead: 1\.\n/);
  const due = `state = 'waiting' and due_at <= '${new Date().toISOString()}'`;
  expect(readRows(file, `select id from mail_job where ${due} order by id`)).toEqual([
    { id: "0199-contact" },
    { id: "0199-partnership" },
  ]);
});
