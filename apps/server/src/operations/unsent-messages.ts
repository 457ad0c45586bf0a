import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { escapeUnprintable } from "../config/printable.ts";
import { acceptedLog } from "../mail/accepted-log.ts";
import { readUnsent } from "../messages/database-message-store.ts";
import { type IncomingMessage, type MessageStore, normalizeEmail } from "../messages/message-store.ts";
import { databaseFileOf, fileBeside, filesBeside } from "../storage/database-files.ts";
import { flush } from "../storage/files.ts";
import type { Database } from "../storage/tables.ts";
import { pluralize } from "./contents.ts";
import type { DatabasePorts } from "./database-ports.ts";
import { eraseList } from "./erase-list.ts";

/** The most messages that a start reads, characters of messages (the oldest are dropped), and ids of sent mails. */
const [maxRead, maxLength, maxSent] = [20_000, 16 * 2 ** 20, 10_000];

/** Keeps acknowledged messages in memory until they are mailed, in case that another program overwrites the database. */
export async function keepUnsent(database: Database, file: string) {
  const unsent = new Map<string, IncomingMessage>();
  const sent = new Set<string>();
  let length = 0;
  let written: string | undefined;
  // A damaged table prevents no start.
  (await readUnsent(database, maxRead).catch(() => [])).toReversed().forEach(keep);
  return { watch, save };

  function watch<Ports extends Pick<DatabasePorts, "messages" | "outbox">>(ports: Ports) {
    const { messages, outbox } = ports;
    const saveMessage = async (message: IncomingMessage) => {
      const result = await messages.save(message);
      if (result.status === "stored") keep(message);
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
    const messages = [...unsent.values()].filter(({ values, receivedAt }) => {
      const until = erasedAt?.(normalizeEmail(values.email));
      return !until || receivedAt > until;
    });
    if (messages.length === 0) return "no message was waiting to be mailed";
    written ??= fileBeside(file, "unsent", new Date(), ".jsonl");
    const part = `${written}.part`;
    const lines = messages.map((message) => `${escapeUnprintable(JSON.stringify(message))}\n`);
    await writeFile(part, lines.join(""), { mode: 0o600, flush: true });
    await rename(part, written);
    await flush(folder);
    const count = pluralize(messages.length, "message");
    return `${written} has ${count} that may not have been mailed: the next start stores and mails them`;
  }

  function keep(message: IncomingMessage): void {
    unsent.set(message.id, message);
    length += lengthOf(message);
    for (const oldest of unsent.values()) {
      if (length <= maxLength) return;
      drop(oldest);
    }
  }

  function drop(message: IncomingMessage | undefined): void {
    if (message && unsent.delete(message.id)) length -= lengthOf(message);
  }
}

function lengthOf({ values }: IncomingMessage): number {
  return Object.values(values).join("").length;
}

/** Stores the messages of such a file, if the database does not have them. Runs before people are erased again. */
export async function restoreUnsent(folder: string, messages: Pick<MessageStore, "save">): Promise<void> {
  for (const file of filesBeside(databaseFileOf({ DATA_DIR: folder }), "unsent", /\.jsonl$/)) {
    const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
    for (const line of lines) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `save` writes such files
      const message = JSON.parse(line) as IncomingMessage;
      await messages.save({ ...message, receivedAt: new Date(message.receivedAt) });
    }
    await rm(file);
  }
}
