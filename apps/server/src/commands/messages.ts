import { readMessages, type KeptMessage } from "../messages/kept-message.ts";
import { messageMail } from "../messages/message-mail.ts";
import { releaseMessage } from "../messages/release-message.ts";
import { SetupError } from "../errors/setup-error.ts";
import type { CommandContext, Program } from "./run-program.ts";

const parameters = "<reference>";

/** Looks after the messages that were taken. */
export const messageCommands: Program = {
  list: { parameters: "", summary: "lists all messages, oldest first", run: list },
  show: { parameters, summary: "shows one message", run: show },
  export: { parameters: "", summary: "prints all messages whole, one JSON object a line", run: exportAll },
  release: { parameters, summary: "lets a message out of quarantine: it is mailed", run: release },
};

async function list({ database, print }: CommandContext): Promise<void> {
  const messages = await readMessages(database);
  if (messages.length === 0) return print("There are no messages yet.");
  print(`${"Reference".padEnd(36)}  Received (UTC)    Form         Mail                   From`);
  for (const message of messages) {
    const { id, form, values, receivedAt } = message;
    const received = receivedAt.toISOString().slice(0, 16).replace("T", " ");
    const start = `${id}  ${received}  ${form.name.padEnd(11)}  ${mailOf(message).padEnd(21)}`;
    print(`${start}  ${withoutControls(values.email)}`);
  }
}

async function show({ database, print }: CommandContext, reference: string): Promise<void> {
  const message = await find({ database }, reference);
  print(`Mail: ${mailOf(message)}`);
  print(withoutControls(`Subject: ${messageMail(message).subject}\n${messageMail(message).text}`));
}

async function exportAll({ database, print }: CommandContext): Promise<void> {
  for (const { id, form, values, receivedAt, quarantinedFor, mail } of await readMessages(database))
    print(
      escapeControls(
        JSON.stringify({ reference: id, form: form.name, receivedAt, quarantinedFor, mail, fields: values }),
      ),
    );
}

async function release({ database, print }: CommandContext, reference: string): Promise<void> {
  const isReleased = await releaseMessage(database, await find({ database }, reference));
  if (!isReleased) throw new SetupError(`The message ${reference} is in no quarantine. See: messages list.`);
  print(`Released ${reference}. A running server mails it within a minute, another one when it starts.`);
}

async function find({ database }: Pick<CommandContext, "database">, reference: string): Promise<KeptMessage> {
  const [message] = await readMessages(database, reference);
  if (message) return message;
  throw new SetupError(
    `No message has the reference ${JSON.stringify(reference)}. ` +
      "Expected one of those that this shows: messages list.",
  );
}

function mailOf({ quarantinedFor, mail = "none" }: KeptMessage): string {
  return quarantinedFor === undefined ? mail : `quarantined: ${quarantinedFor}`;
}

/** JSON escapes most characters that a terminal obeys (CWE-150), but not these; what is read from it is the same. */
function escapeControls(json: string): string {
  return json.replaceAll(/[\u007f-\u009f]/g, (control) => `\\u00${control.charCodeAt(0).toString(16)}`);
}

/** A terminal obeys control characters, which a visitor may have written (CWE-150). */
function withoutControls(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "\ufffd");
}
