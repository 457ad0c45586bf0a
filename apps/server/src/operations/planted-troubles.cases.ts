import { chmod, open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { WellServer } from "../../test/well-server.ts";

const day = 24 * 60 * 60_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

const inFolder = (name: string, text: string) => (server: WellServer) =>
  writeFile(join(server.folder, name), text, { mode: 0o600 });

/** Changes the mail of a message that has just been stored. */
function withMail(change: Record<string, string | number>) {
  return async ({ store, inDatabase }: WellServer) => {
    await store("ada@example.org");
    await inDatabase((database) => database.updateTable("mail_job").set(change).execute());
  };
}

interface Planted {
  readonly what: string;
  readonly plant: (server: WellServer) => unknown;
  readonly found: RegExp;
  readonly code?: number;
}

/** One trouble each in a server that is well otherwise. */
export const plantedTroubles: readonly Planted[] = [
  {
    what: "a folder that others may read",
    plant: ({ folder }) => chmod(join(folder, "messages.db"), 0o644),
    found:
      /^warning {2}Folder {5}other users may read messages\.db.* in .+ \| Expected: .+ \| To fix: {3}chmod -R go= /,
    code: 0,
  },
  {
    what: "a folder that anybody may write to",
    plant: ({ folder }) => chmod(folder, 0o777),
    found: /^failure {2}Folder {5}any user may replace what is in .+, whose mode is 0777 \| .+chmod go= \//,
  },
  {
    what: "a folder that others may look into",
    plant: ({ folder }) => chmod(folder, 0o750),
    found: /^warning {2}Folder {5}other users may look into .+, whose mode is 0750 \|/,
    code: 0,
  },
  {
    what: "a database that is gone",
    plant: ({ file }) => rm(file),
    found: /^failure {2}Database {3}there is no database .+messages\.db \| .+start the server once/,
  },
  {
    what: "a database that is none",
    plant: ({ file }) => writeFile(file, "Not a database. ".repeat(512), { mode: 0o600 }),
    found: /^failure {2}Database {3}.+file is not a database\. It is damaged/,
  },
  {
    what: "a page that was overwritten",
    async plant({ file, store }) {
      await store("ada@example.org");
      const position = (await readFile(file)).indexOf("Written by");
      const handle = await open(file, "r+");
      await handle.write(Buffer.alloc(4096, 0xff), 0, 4096, position - (position % 4096));
      await handle.close();
    },
    found:
      /^failure {2}Database {3}.+ is damaged: .+ \| Expected: a sound database \| .+restore the last backup/,
  },
  {
    what: "a database of a newer version",
    plant({ file }) {
      const newer = new DatabaseSync(file);
      newer.exec("insert into kysely_migration values ('9999-from-the-future', '2027-01-01T00:00:00.000Z')");
      newer.close();
    },
    found:
      /^failure {2}Database {3}The database .+messages\.db has the migration 9999-from-the-future, which/,
  },
  {
    what: "a database of an older version",
    plant({ file }) {
      const older = new DatabaseSync(file);
      older.exec("delete from kysely_migration");
      older.close();
    },
    found: /^warning {2}Database {3}.+ it lacks 0001-create-tables \| .+make a backup before/,
    code: 0,
  },
  {
    what: "a backup that is old",
    plant: inFolder("last-backup.json", JSON.stringify({ file: "/backups/1.db", at: ago(3 * day) })),
    found:
      /^failure {2}Backup {5}the last backup, \/backups\/1\.db, is 72 hours old \| Expected: one each day/,
  },
  {
    what: "a folder without a backup",
    plant: ({ folder }) => rm(join(folder, "last-backup.json")),
    found: /^warning {2}Backup {5}no backup was made with the command backup \|/,
    code: 0,
  },
  {
    what: "an erase list without its key",
    plant: inFolder("erased.jsonl", '{"hash":"a","erasedAt":"2026-11-22T08:00:00.000Z"}\n'),
    found: /^failure {2}Erased {5}.+erased\.jsonl is there, and .+erased\.key is not \|/,
  },
  {
    what: "a rescued database",
    plant: inFolder("messages.rescued-2026-11-22.db", ""),
    found: /^warning {2}Rescued {4}.+ was saved: .+messages\.rescued-2026-11-22\.db \|/,
    code: 0,
  },
  {
    what: "a mail that was given up",
    plant: withMail({ state: "dead", last_error: "RCPT TO was answered with 550" }),
    found:
      /^failure {2}Mail {7}1 mail given up, the last because: RCPT TO was answered with 550 \| .+: mail retry$/,
  },
  {
    what: "a mail that nobody tries to send",
    plant: withMail({ created_at: ago(day), due_at: ago(day) }),
    found: /^failure {2}Mail {7}1 mail due since \S+ \S+ UTC, and nobody tries to send any \|/,
  },
  {
    what: "a mail that is tried again and again",
    plant: withMail({
      created_at: ago(day),
      due_at: ago(-60_000),
      fence: 9,
      last_error: "EHLO was answered with 421",
    }),
    found:
      /^warning {2}Mail {7}1 mail could not be sent for more than an hour, .+ because: EHLO was answered with 421 \|/,
    code: 0,
  },
  {
    what: "a message that is kept for too long",
    async plant({ store, inDatabase }) {
      await store("ada@example.org");
      await inDatabase((database) =>
        database
          .updateTable("message")
          .set({ received_at: ago(93 * day) })
          .execute(),
      );
      await inDatabase((database) => database.updateTable("mail_job").set({ state: "sent" }).execute());
    },
    found:
      /^failure {2}Retention {2}1 message older than the 90 days that the privacy page promises \| .+messages purge/,
  },
  {
    what: "a message from the future",
    async plant({ store, inDatabase }) {
      await store("ada@example.org");
      await inDatabase((database) =>
        database
          .updateTable("message")
          .set({ received_at: ago(-day) })
          .execute(),
      );
    },
    found: /^warning {2}Clock {6}1 message received later than it is now, .+timedatectl/,
    code: 0,
  },
  {
    what: "a mail server that is down",
    plant: ({ inbox }) => inbox.close(),
    found: /^failure {2}SMTP {7}127\.0\.0\.1:\d+: .*ECONNREFUSED.* \| .+correct SMTP_URL/,
  },
];
