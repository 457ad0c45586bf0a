import { dirname, join } from "node:path";
import { acceptedLog } from "../mail/accepted-log.ts";
import { isUnsent } from "../mail/outbox.ts";
import { exportMessage, type IncomingMessage, normalizeEmail } from "../messages/message-store.ts";
import { fileBeside } from "../storage/database-files.ts";
import type { Database } from "../storage/tables.ts";
import { pluralize } from "./contents.ts";
import type { DatabasePorts } from "./database-ports.ts";
import { eraseList } from "./erase-list.ts";
import { type ExportedMessage, isUntil, writeUnsent } from "./unsent-files.ts";

/** What is kept at most: messages at the start, their characters, of which the oldest are dropped, and ids of mails. */
const [maxRead, maxLength, maxSent] = [20_000, 16 * 2 ** 20, 10_000];

/** Keeps acknowledged messages in memory until they are mailed, in case that another program overwrites the database. */
export async function keepUnsent(database: Database, file: string) {
  const unsent = new Map<string, ExportedMessage>();
  const sent = new Set<string>();
  let length = 0;
  let written: string | undefined;
  // A damaged table prevents no start.
  const waiting = await readWaiting(database).catch(() => []);
  for (const { fields, ...row } of waiting.toReversed()) keep({ ...row, fields: JSON.parse(fields) });
  return { watch, save };

  function watch<Ports extends Pick<DatabasePorts, "messages" | "outbox">>(ports: Ports) {
    const { messages, outbox } = ports;
    const saveMessage = async (message: IncomingMessage) => {
      const result = await messages.save(message);
      if (result.status === "stored") keep(exportMessage({ ...message, mail: undefined }));
      return result;
    };
    const markSent = async (id: string) => {
      await outbox.markSent(id);
      drop(unsent.get(id));
      sent.add(id);
      if (sent.size > maxSent) sent.delete(sent.values().next().value ?? "");
    };
    return { ...ports, messages: { ...messages, save: saveMessage }, outbox: { ...outbox, markSent } };
  }

  /** Writes the messages to a file, and the ids of sent mails, of which a copy of the database may not know. */
  async function save(): Promise<string> {
    const folder = dirname(file);
    if (sent.size > 0) await acceptedLog(join(folder, "accepted.log")).add([...sent].join("\n"));
    sent.clear();
    const erasedAt = await eraseList(folder).read();
    const messages = [...unsent.values()].filter((message) => {
      const until = erasedAt?.(normalizeEmail(message.fields.email));
      return !until || !isUntil(message, until);
    });
    if (messages.length === 0) return "no message waited for its mail";
    written ??= fileBeside(file, "unsent", new Date(), ".jsonl");
    await writeUnsent(written, messages);
    return `${written} has ${pluralize(messages.length, "message")} that may not have been mailed`;
  }

  function keep(message: ExportedMessage): void {
    unsent.set(message.reference, message);
    length += lengthOf(message);
    for (const oldest of unsent.values()) {
      if (length <= maxLength) return;
      drop(oldest);
    }
  }

  function drop(message: ExportedMessage | undefined): void {
    if (message && unsent.delete(message.reference)) length -= lengthOf(message);
  }
}

function lengthOf({ fields }: ExportedMessage): number {
  return Object.values(fields).join("").length;
}

/** The newest first. */
async function readWaiting(database: Database) {
  return await database
    .selectFrom("mail_job")
    .innerJoin("message", "message.id", "mail_job.id")
    .select(["message.id as reference", "form", "language", "received_at as receivedAt", "fields"])
    .where(isUnsent)
    .orderBy("mail_job.created_at", "desc")
    .limit(maxRead)
    .execute();
}
