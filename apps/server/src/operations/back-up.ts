import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorText } from "../config/error-text.ts";
import { SetupError } from "../config/setup-error.ts";
import { makeFolder } from "../storage/make-folder.ts";
import { assertNoneRecovered } from "../storage/recovered-databases.ts";
import { checksumFile, writeChecksum } from "./checksum.ts";
import type { Contents } from "./contents.ts";
import { copyDatabase, flush } from "./copy-database.ts";
import { writeLastBackup } from "./last-backup.ts";

/** A backup that was made and checked. */
export interface Backup extends Contents {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Makes a backup of a database, which a server can use meanwhile. The file gets its name when it is complete, checked and
 * on disk. Its checksum is beside it.
 *
 * @param target a path that does not exist, or a folder, in which the backup is named by the time
 * @throws SetupError if there is no database or a recovered one, the target exists, the copy fails, or it cannot be
 *   recorded
 * @example await backUp("/srv/var/messages.db", "/backups");
 */
export async function backUp(file: string, target: string): Promise<Backup> {
  assertNoneRecovered(file);
  if (!existsSync(file))
    throw new SetupError(
      `There is no database ${file}. Start the server once, or set DATA_DIR to its folder.`,
    );
  const now = new Date();
  const isFolder = (await stat(target).catch(() => undefined))?.isDirectory() ?? false;
  const name = isFolder ? join(target, `messages-${now.toISOString().replaceAll(":", "-")}.db`) : target;
  if (existsSync(name)) throw new SetupError(`There is a file ${name} already. Name another, or a folder.`);
  const backup = await copyAndCheck(file, name);
  await writeLastBackup(dirname(file), { file: name, at: now }).catch((cause: unknown) => {
    throw new SetupError(
      `The backup ${name} was made, and is sound, but that could not be recorded: ${errorText(cause)}. ` +
        `Expected a folder ${dirname(file)} that this user may write to: doctor and the metrics go by the backup before.`,
      { cause },
    );
  });
  return backup;
}

async function copyAndCheck(file: string, name: string): Promise<Backup> {
  const part = `${name}.part`;
  try {
    makeFolder(dirname(name));
    const contents = await copyDatabase(file, part);
    await writeChecksum(part, name);
    await rename(part, name);
    await flush(dirname(name));
    return { ...contents, file: name, bytes: (await stat(name)).size };
  } catch (cause) {
    for (const left of [part, `${part}-journal`, checksumFile(name), name]) await rm(left, { force: true });
    throw new SetupError(
      `The backup ${name} was not made: ${errorText(cause)}. ` +
        `Expected a sound database ${file}, and a folder that this user may write to, with space for it. ` +
        "The command doctor looks for what is wrong.",
      { cause },
    );
  }
}
