import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openDatabase } from "../storage/database.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { databaseMessageStore } from "../messages/database-message-store.ts";
import { databaseOutbox } from "../mail/database-outbox.ts";

const receivedAt = new Date("2026-11-21T08:00:00.000Z");
const messages = {
  contact: { topic: "Ad Sales", email: "ada@example.org", description: "Hello" },
  partnership: {
    name: "Ben \u001b[2J",
    businessname: "",
    email: "ben@example.org",
    phoneNumber: "8031234567",
    website: "",
    description: "One\r\nTwo\u009b31m",
  },
};

/** A folder with one message that waits to be mailed, `contact`, and one in quarantine, `partnership`. */
async function folderWithMessages() {
  const folder = await temporaryFolder();
  const database = await openDatabase(join(folder, "messages.db"));
  for (const formName of ["contact", "partnership"] as const) {
    const values = messages[formName];
    const quarantinedFor = formName === "partnership" ? "honeypot" : undefined;
    const idempotencyKey = formName === "contact" ? "1a2b3c4d-5e6f" : undefined;
    const language = formName === "contact" ? "en" : "sw";
    const message = {
      id: `0199-${formName}`,
      formName,
      receivedAt,
      idempotencyKey,
      quarantinedFor,
      language,
    };
    await databaseMessageStore(database, sqliteDialect()).save({ ...message, values });
  }
  const inDatabase = async <Result>(ask: (opened: typeof database) => Promise<Result>) => {
    const opened = await openDatabase(join(folder, "messages.db"));
    const result = await ask(opened);
    await opened.destroy();
    return result;
  };
  await database.destroy();
  return { environment: { DATA_DIR: folder }, inDatabase };
}

test("an operator sees every message, with how far its mail is", async () => {
  const { environment } = await folderWithMessages();
  const { printed, errors } = await runCommand("messages", ["list"], environment);
  expect(errors).toBe("");
  expect(printed.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["Reference", "Received (UTC)", "Form", "Language", "Mail", "From"],
    ["0199-contact", "2026-11-21 08:00", "contact", "en", "waiting", "ada@example.org"],
    ["0199-partnership", "2026-11-21 08:00", "partnership", "sw", "quarantined: honeypot", "ben@example.org"],
    [""],
  ]);
});

test.each([
  { told: "1a2b3c4d", by: "the thank-you dialog", id: "0199-contact" },
  { told: "tnership", by: "the page after a native post", id: "0199-partnership" },
])("a message is found by the short reference of $by", async ({ told, id }) => {
  const { environment } = await folderWithMessages();
  const { printed } = await runCommand("messages", ["show", told], environment);
  expect(printed).toContain(`Reference: ${id}\nSender's reference: ${told}\n`);
});

// https://cwe.mitre.org/data/definitions/150.html
test("a message is shown whole, but for characters that a terminal would obey", async () => {
  const { environment } = await folderWithMessages();
  const { printed } = await runCommand("messages", ["show", "0199-partnership"], environment);
  expect(printed.trimEnd().split("\n")).toEqual([
    "Mail: quarantined: honeypot",
    "Subject: [Partnership] request from Ben \ufffd[2J, ben@example.org",
    "Name: Ben \ufffd[2J",
    "From: ben@example.org",
    "Phone: 8031234567",
    "Language: sw",
    "Received: 2026-11-21T08:00:00.000Z",
    "Reference: 0199-partnership",
    "Sender's reference: tnership",
    "",
    "One",
    "Two\ufffd31m",
  ]);
});

test("an export holds every message as it was sent, one a line", async () => {
  const { environment } = await folderWithMessages();
  const { printed } = await runCommand("messages", ["export"], environment);
  expect(printed).not.toMatch(/[^\P{Cc}\n]/u);
  const exported = printed
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  const received = receivedAt.toISOString();
  expect(exported).toEqual([
    {
      reference: "0199-contact",
      form: "contact",
      language: "en",
      receivedAt: received,
      mail: "waiting",
      fields: messages.contact,
    },
    {
      reference: "0199-partnership",
      form: "partnership",
      language: "sw",
      receivedAt: received,
      quarantinedFor: "honeypot",
      fields: messages.partnership,
    },
  ]);
});

test("a released message is mailed, once", async () => {
  const { environment, inDatabase } = await folderWithMessages();
  const release = () => runCommand("messages", ["release", "0199-partnership"], environment);
  expect((await release()).printed).toMatch(/^Released 0199-partnership\. .+\n$/);
  expect(await release()).toEqual({
    printed: "",
    errors: "The message 0199-partnership is in no quarantine. See: messages list.\n",
    code: 1,
  });
  const mails = await inDatabase((database) =>
    database.selectFrom("mail_job").select(["id", "reply_to", "state"]).orderBy("id").execute(),
  );
  expect(mails).toEqual([
    { id: "0199-contact", reply_to: "ada@example.org", state: "waiting" },
    { id: "0199-partnership", reply_to: "ben@example.org", state: "waiting" },
  ]);
});

test("mail that was rejected for good, or waits long, is due at once when an operator retries it", async () => {
  const { environment, inDatabase } = await folderWithMessages();
  await runCommand("messages", ["release", "0199-partnership"], environment);
  await inDatabase(async (database) => {
    const outbox = databaseOutbox(database, sqliteDialect());
    const refused = await outbox.claimNext();
    const postponed = await outbox.claimNext();
    if (!refused || !postponed) throw new Error("A mail is missing.");
    const attempt = { delay: 3_600_000, reason: "connection lost", isCounted: true };
    await outbox.release(refused, { ...attempt, state: "dead" });
    await outbox.release(postponed, { ...attempt, state: "waiting" });
  });
  const { printed } = await runCommand("mail", ["retry"], environment);
  expect(printed).toMatch(/^Mails to be tried again: 2, of which had been refused for good: 1\.\n/);
  const claimed = await inDatabase(async (database) => {
    const outbox = databaseOutbox(database, sqliteDialect());
    return [await outbox.claimNext(), await outbox.claimNext()];
  });
  const ids = claimed.map((mail) => mail?.id);
  expect(new Set(ids)).toEqual(new Set(["0199-contact", "0199-partnership"]));
});

test("where nothing is stored, an operator is told so", async () => {
  const environment = { DATA_DIR: await temporaryFolder() };
  expect((await runCommand("messages", ["list"], environment)).printed).toBe("There are no messages yet.\n");
  expect((await runCommand("messages", ["export"], environment)).printed).toBe("");
  expect((await runCommand("mail", ["retry"], environment)).printed).toBe("No mail waits.\n");
});

test.each(["show", "release"])(
  "messages %s of an unknown reference says so, without a stack",
  async (command) => {
    const { printed, errors, code } = await runCommand("messages", [command, "0199\u001b"], {
      DATA_DIR: await temporaryFolder(),
    });
    expect({ printed, code }).toEqual({ printed: "", code: 1 });
    expect(errors).toBe(
      'No message has the reference "0199\\u001b". Expected one of those that this shows: messages list.\n',
    );
  },
);

const messagesCommands = ["list", "show", "export", "release", "purge", "erase", "export-person"];

test.each([
  { program: "messages", parameters: [], commands: messagesCommands },
  { program: "messages", parameters: ["show"], commands: messagesCommands },
  { program: "mail", parameters: ["retry", "all"], commands: ["retry"] },
])("$program $parameters shows the usage", async ({ program, parameters, commands }) => {
  const { printed, errors, code } = await runCommand(program, parameters, {});
  expect({ printed, code }).toEqual({ printed: "", code: 2 });
  expect([...errors.matchAll(/^ {2}(\S+) (\S+)/gm)].map(([, called, command]) => [called, command])).toEqual(
    commands.map((command) => [program, command]),
  );
});

test("who names no program is shown all that there are", async () => {
  const { printed, errors, code } = await runCommand("constructor", ["list"], {});
  expect({ printed, code }).toEqual({ printed: "", code: 2 });
  const shown = [...errors.matchAll(/^ {2}(\S+) /gm)].map(([, program]) => program);
  expect([...new Set(shown)]).toEqual([
    "backup",
    "doctor",
    "import",
    "links",
    "mail",
    "members",
    "messages",
    "migrate",
    "policies",
    "restore",
    "restored",
    "sms",
  ]);
});

test("an unexpected error is shown with its stack", async () => {
  const { environment, inDatabase } = await folderWithMessages();
  await inDatabase((database) => database.schema.dropTable("message").execute());
  const { printed, errors, code } = await runCommand("messages", ["list"], environment);
  expect({ printed, code }).toEqual({ printed: "", code: 1 });
  expect(errors).toMatch(/no such table: message[^]+\n +at /);
});
