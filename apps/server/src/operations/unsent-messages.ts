import { dirname, join } from "node:path";
import { acceptedLog } from "../mail/accepted-log.ts";
import { exportMessage, type IncomingMessage, normalizeEmail } from "../messages/message-store.ts";
import { fileBeside } from "../storage/database-files.ts";
import type { Database } from "../storage/tables.ts";
import { pluralize } from "./contents.ts";
import type { DatabasePorts } from "./database-ports.ts";
import { eraseList } from "./erase-list.ts";
import { unsentLimit } from "./old-rows.ts";
import { type ExportedMessage, isUntil, writeUnsent } from "./unsent-files.ts";

/** What is kept at most: the characters of messages, of which the oldest are dropped, and ids of mails. */
const [maxLength, maxSent] = [16 * 2 ** 20, 10_000];

/** Keeps acknowledged messages in memory until they are mailed, in case that another program overwrites the database. */
export async function keepUnsent(database: Database, file: string) {
  const unsent = new Map<string, ExportedMessage>();
  const sent = new Set<string>();
  let length = 0;
  let written: string | undefined;
  // A damaged table prevents no start.
  for (const { fields, ...row } of await readWaiting(database).catch(() => []))
    keep({ ...row, fields: JSON.parse(fields) });
  return { watch, save };

  function watch<Ports extends DatabasePorts>(ports: Ports) {
    const { messages, outbox, personalData } = ports;
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
    const tidy = async (before: Date, now: Date) => {
      await dropDeleted(unsentLimit(before));
      return await personalData.tidy(before, now);
    };
    return {
      ...ports,
      messages: { ...messages, save: saveMessage },
      outbox: { ...outbox, markSent },
      personalData: { ...personalData, tidy },
    };
  }

  /** Writes the messages to a file, and the ids of sent mails, of which a copy of the database may not know. */
  async function save(): Promise<string> {
    await dropDeleted(new Date(0));
    const folder = dirname(file);
    if (sent.size > 0) await acceptedLog(join(folder, "accepted.log")).add([...sent].join("\n"));
    sent.clear();
    if (unsent.size === 0) return "no message waited for its mail";
    written ??= fileBeside(file, "unsent", new Date(), ".jsonl");
    await writeUnsent(written, [...unsent.values()]);
    return `${written} has ${pluralize(unsent.size, "message")} that may not have been mailed`;
  }

  function keep(message: ExportedMessage): void {
    unsent.set(message.reference, message);
    length += JSON.stringify(message).length;
    for (const oldest of unsent.values()) {
      if (length <= maxLength) return;
      drop(oldest);
    }
  }

  function drop(message: ExportedMessage | undefined): void {
    if (!message) return;
    length -= JSON.stringify(message).length;
    unsent.delete(message.reference);
  }

  async function dropDeleted(before: Date): Promise<void> {
    const erasedAt = await eraseList(dirname(file)).read();
    for (const message of unsent.values()) {
      const until = erasedAt?.(normalizeEmail(message.fields.email));
      if (isUntil(message, before) || (until && isUntil(message, until))) drop(message);
    }
  }
}

async function readWaiting(database: Database) {
  return await database
    .selectFrom("mail_job")
    .innerJoin("message", "message.id", "mail_job.id")
    .select(["message.id as reference", "form", "language", "received_at as receivedAt", "fields"])
    .where("state", "in", ["waiting", "sending", "dead"])
    .orderBy("received_at")
    .execute();
}
