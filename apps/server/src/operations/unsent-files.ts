import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { create, string, type, type Infer } from "superstruct";
import { normalizeEmail } from "../messages/message-store.ts";
import { databaseFileOf, filesBeside } from "../storage/database-files.ts";
import { flush, ignoreENOENT } from "../storage/files.ts";
import { giveToOwnerOf } from "./backup-files.ts";
import { pluralize } from "./contents.ts";

// When another program has overwritten the database, the server writes the messages that may not have been mailed to a
// file, one JSON object a line.

/** A message as `messages export` prints it. */
const exportedMessage = type({
  reference: string(),
  receivedAt: string(),
  fields: type({ email: string() }),
});
export type ExportedMessage = Infer<typeof exportedMessage>;

export async function readUnsent(folder: string): Promise<readonly ExportedMessage[]> {
  return (await Promise.all(unsentFiles(folder).map(read))).flat();
}

/** Deletes messages, and files that have none left. Returns how many messages. */
export async function deleteUnsent(
  folder: string,
  isMeant: (message: ExportedMessage) => boolean,
): Promise<number> {
  let deleted = 0;
  for (const file of unsentFiles(folder)) {
    const messages = await read(file);
    const left = messages.filter((message) => !isMeant(message));
    if (left.length === 0) await rm(file, { force: true });
    else if (left.length < messages.length) await writeUnsent(file, left);
    deleted += messages.length - left.length;
  }
  return deleted;
}

export async function writeUnsent(file: string, messages: readonly ExportedMessage[]): Promise<void> {
  const part = `${file}.part`;
  const lines = messages.map((message) => `${JSON.stringify(message)}\n`);
  await writeFile(part, lines.join(""), { mode: 0o600, flush: true });
  await giveToOwnerOf(dirname(file), part);
  await rename(part, file);
  await flush(dirname(file));
}

export async function unsentWarnings(folder: string): Promise<readonly string[]> {
  const warnings = unsentFiles(folder).map(async (file) => {
    const count = pluralize((await read(file)).length, "message");
    return (
      `${file} has ${count} that may not have been mailed when another program overwrote the database; answer those ` +
      "that messages list does not show, then delete the file"
    );
  });
  return await Promise.all(warnings);
}

export function isFrom({ fields }: ExportedMessage, email: string): boolean {
  return normalizeEmail(fields.email) === normalizeEmail(email);
}

/** Whether the message was received until a time. */
export function isUntil({ receivedAt }: ExportedMessage, time: Date): boolean {
  return new Date(receivedAt) <= time;
}

function unsentFiles(folder: string): readonly string[] {
  return filesBeside(databaseFileOf({ DATA_DIR: folder }), "unsent", /\.jsonl$/);
}

async function read(file: string): Promise<readonly ExportedMessage[]> {
  const text = (await ignoreENOENT(readFile(file, "utf8"))) ?? "";
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => create(JSON.parse(line), exportedMessage));
}
