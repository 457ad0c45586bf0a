import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { integrityFaults } from "../backup/copy-database.ts";
import { migrations } from "../database/migrations.ts";
import { openFailure } from "../database/open-failure.ts";
import { assertNotNewer, executedMigrations } from "../database/unknown-migrations.ts";
import { databaseFileOf } from "../environment/read-environment.ts";
import { counted } from "../wording/counted.ts";
import type { CheckContext } from "./check.ts";
import { failure, ok, warning, type Finding } from "./finding.ts";

const mebibyte = 2 ** 20;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Whether the file is sound, and this version's. */
export async function checkDatabase({ environment }: CheckContext): Promise<readonly Finding[]> {
  const file = databaseFileOf(environment);
  if (!existsSync(file))
    return [
      failure({
        found: `there is no database ${file}`,
        expected: "the database of a server that has run",
        fix: "start the server once, or set DATA_DIR to its folder",
      }),
    ];
  return inDatabase(file, (sqlite) => {
    const faults = integrityFaults(sqlite);
    if (faults.length > 0)
      return [
        failure({
          found: `${file} is damaged: ${faults.join("; ")}`,
          expected: "a sound database",
          fix: "stop the server, copy the folder away, and restore the last backup: docs/guides/upgrade.md",
        }),
      ];
    assertNotNewer(file, executedMigrations(sqlite));
    const missing = missingMigrations(sqlite);
    if (missing.length > 0)
      return [
        warning({
          found: `${file} is of an older version: it lacks ${missing.join(", ")}`,
          expected: "the version of this command",
          fix: "start the server of this version, which brings it up to date; make a backup before",
        }),
      ];
    return [ok(`${file}, sound`)];
  });
}

/** A log that grows is read by somebody who does not finish. */
export async function checkLog({ environment }: CheckContext): Promise<readonly Finding[]> {
  const size = statSync(`${databaseFileOf(environment)}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 256 * mebibyte) return [ok(`${Math.ceil(size / mebibyte)} MiB`)];
  return [
    warning({
      found: `the database's log has ${Math.floor(size / mebibyte)} MiB`,
      expected: "some MiB, since it is emptied again and again",
      fix: "end the process that has been reading the database for long, such as a copy or a shell",
    }),
  ];
}

/** Mail that should have left. */
export async function checkMail({ environment, now }: CheckContext): Promise<readonly Finding[]> {
  return inDatabase(databaseFileOf(environment), (sqlite) => {
    if (missingMigrations(sqlite).length > 0) return [];
    const findings: Finding[] = [];
    const count = (where: string, ...values: string[]) => mailsWhere(sqlite, where, values);
    const dead = count("state = 'dead'");
    if (dead.mails > 0)
      findings.push(
        failure({
          found: `${counted(dead.mails, "mail")} given up, the last because: ${dead.reason}`,
          expected: "none",
          fix: "mend the cause and run: mail retry",
        }),
      );
    const stuck = count(
      "state in ('waiting', 'sending') and (due_at < ? or (fence = 0 and created_at < ?))",
      isoBefore(now, 10 * minute),
      isoBefore(now, 10 * minute),
    );
    if (stuck.mails > 0)
      findings.push(
        failure({
          found: `${counted(stuck.mails, "mail")} due since ${stuck.oldest}, and nobody tries to send any`,
          expected: "a server that sends each within seconds",
          fix: "start the server, or restart it and look into its log",
        }),
      );
    const late = count(
      "state in ('waiting', 'sending') and due_at >= ? and created_at < ?",
      isoBefore(now, 10 * minute),
      isoBefore(now, 60 * minute),
    );
    if (late.mails > 0)
      findings.push(
        warning({
          found: `${counted(late.mails, "mail")} could not be sent for more than an hour, the oldest since ${late.oldest}; the last because: ${late.reason}`,
          expected: "mail that leaves within seconds",
          fix: "see SMTP here; they are tried again by themselves, or at once by: mail retry",
        }),
      );
    return findings.length > 0 ? findings : [ok("none waits for long")];
  });
}

/** Messages that should have been deleted. */
export async function checkRetention({ environment, site, now }: CheckContext): Promise<readonly Finding[]> {
  if (!site) return [];
  const days = site.retention.messages;
  return inDatabase(databaseFileOf(environment), (sqlite) => {
    // The server deletes them once a day.
    const before = isoBefore(now, (days + 2) * day);
    const overdue = numberIn(sqlite, "select count(*) as n from message where received_at < ?", before);
    if (overdue === 0) return [ok(`nothing is kept for longer than ${days} days`)];
    return [
      failure({
        found: `${counted(overdue, "message")} older than the ${days} days that the privacy page promises`,
        expected: "a server that deletes them each day",
        fix: "run: messages purge; then look into the server's log for why it did not",
      }),
    ];
  });
}

/** Rows from the future: the clock was wrong then, or is now. */
export async function checkRows({ environment, now }: CheckContext): Promise<readonly Finding[]> {
  return inDatabase(databaseFileOf(environment), (sqlite) => {
    const after = isoBefore(now, -5 * minute);
    const early = numberIn(sqlite, "select count(*) as n from message where received_at > ?", after);
    if (early === 0) return [ok("no message is from the future")];
    return [
      warning({
        found: `${counted(early, "message")} received later than it is now, ${now.toISOString()}`,
        expected: "a clock that is right: limits, links and deletion go by it",
        fix: "set the clock by NTP, such as: timedatectl set-ntp true",
      }),
    ];
  });
}

function inDatabase(file: string, look: (sqlite: DatabaseSync) => readonly Finding[]): readonly Finding[] {
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    return look(sqlite);
  } catch (error) {
    throw openFailure(file, error);
  } finally {
    sqlite?.close();
  }
}

/** Times are stored as ISO 8601, so their order as text is their order in time. */
function isoBefore(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}

function missingMigrations(sqlite: DatabaseSync): readonly string[] {
  const executed = executedMigrations(sqlite);
  return Object.keys(migrations).filter((name) => !executed.includes(name));
}

function numberIn(sqlite: DatabaseSync, query: string, ...values: readonly string[]): number {
  return Number(sqlite.prepare(query).get(...values)?.["n"]);
}

function mailsWhere(sqlite: DatabaseSync, where: string, values: readonly string[]) {
  const row = sqlite
    .prepare(`select count(*) as mails, min(created_at) as oldest from mail_job where ${where}`)
    .get(...values);
  const last = sqlite
    .prepare(
      `select last_error from mail_job where (${where}) and last_error is not null order by created_at desc`,
    )
    .get(...values);
  return {
    mails: Number(row?.["mails"]),
    oldest: `${String(row?.["oldest"]).slice(0, 16).replace("T", " ")} UTC`,
    reason: String(last?.["last_error"] ?? "unknown"),
  };
}
