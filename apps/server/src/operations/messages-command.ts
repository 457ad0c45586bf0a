import { SetupError } from "../config/errors.ts";
import { escapeUnprintable, toOneLine } from "../config/printable.ts";
import { messageMail } from "../messages/message-mail.ts";
import type { MessageStore, StoredMessage } from "../messages/message-store.ts";
import { checkClock, confirmClock, eraseSender, exportPerson, purge } from "./personal-data-command.ts";
import { type CommandContext, type Commands, command } from "./command.ts";

export const messageCommands: Commands = {
  "messages list": command("", "lists all messages, oldest first", list),
  "messages show": command("<reference>", "shows one message", show),
  "messages export": command("", "prints all messages, one JSON object per line", exportAll),
  "messages release": command("<reference>", "mails a message that is in quarantine", release),
  "messages purge": command("", "deletes messages that are older than the privacy page says", purge),
  "messages erase": command(
    "<address>",
    "erases everything from an email address, with a receipt",
    eraseSender,
  ),
  "messages export-person": command(
    "<address>",
    "prints everything from an email address, as JSON",
    exportPerson,
  ),
  "clock check": command("", "fails while the clock may be wrong, to keep old backups", checkClock),
  "clock confirm": command("", "says that the clock is right, so that deletion goes on", confirmClock),
  "mail retry": command("", "tries to send all unsent mail again, also rejected mail", retryMail),
};

async function list({ messages, print }: CommandContext): Promise<void> {
  const all = await messages.list();
  if (all.length === 0) return print("There are no messages yet.");
  print(`${"Reference".padEnd(36)}  Received (UTC)    Form         Language  Mail                   From`);
  for (const message of all) {
    const { id, formName, language, values, receivedAt } = message;
    const received = receivedAt.toISOString().slice(0, 16).replace("T", " ");
    const start = `${id}  ${received}  ${formName.padEnd(11)}  ${language.padEnd(8)}  ${mailOf(message).padEnd(21)}`;
    print(`${start}  ${toOneLine(values.email)}`);
  }
}

async function show({ messages, print }: CommandContext, reference: string): Promise<void> {
  const message = await find(messages, reference);
  print(`Mail: ${mailOf(message)}`);
  print(`Subject: ${messageMail(message).subject}\n${messageMail(message).text}`);
}

async function exportAll({ messages, print }: CommandContext): Promise<void> {
  for (const { id, formName, values: fields, ...others } of await messages.list()) {
    const { language, receivedAt, quarantinedFor, mail } = others;
    const exported = { reference: id, form: formName, language, receivedAt, quarantinedFor, mail, fields };
    print(escapeUnprintable(JSON.stringify(exported)));
  }
}

async function release({ messages, print }: CommandContext, reference: string): Promise<void> {
  const { id } = await find(messages, reference);
  const isReleased = await messages.release(id);
  if (!isReleased) throw new SetupError(`The message ${reference} is not in quarantine. See: messages list.`);
  print(`Released ${reference}. A running server mails it within a minute, a stopped one at its start.`);
}

async function retryMail({ outbox, print }: CommandContext): Promise<void> {
  const failed = await outbox.retryDead();
  await outbox.rescheduleAll();
  const { waiting } = (await outbox.count()).mails;
  if (waiting === 0) return print("No mail is waiting.");
  print(`Mails to send again: ${waiting}, of which were dead: ${failed}.`);
  print("A running server sends them within a minute, a stopped one at its start.");
}

async function find(messages: MessageStore, reference: string): Promise<StoredMessage> {
  const message = await messages.find(reference);
  if (message) return message;
  throw new SetupError(`No message has the reference ${JSON.stringify(reference)}. See: messages list.`);
}

function mailOf({ quarantinedFor, mail = "none" }: StoredMessage): string {
  return quarantinedFor === undefined ? mail : `quarantined: ${quarantinedFor}`;
}
