import { migrations } from "../storage/migrations.ts";
import { counted } from "./counted.ts";
import type { CheckContext } from "./check.ts";
import { failure, ok, warning, type Finding } from "./finding.ts";
import { readDatabase, type DatabaseReader } from "./read-database.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Mail that should have left. */
export async function checkMail({ environment, now }: CheckContext): Promise<readonly Finding[]> {
  return readDatabase(environment, async (database) => {
    if (!(await isOfThisVersion(database))) return [];
    const findings: Finding[] = [];
    const count = (where: string, ...values: string[]) => mailsWhere(database, where, values);
    const dead = await count("state = 'dead'");
    if (dead.mails > 0)
      findings.push(
        failure({
          found: `${counted(dead.mails, "mail")} given up, the last because: ${dead.reason}`,
          expected: "none",
          fix: "mend the cause and run: mail retry",
        }),
      );
    const stuck = await count(
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
    const late = await count(
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
  return readDatabase(environment, async (database) => {
    // The server deletes them once a day.
    const before = isoBefore(now, (days + 2) * day);
    const overdue = await numberIn(
      database,
      "select count(*) as n from message where received_at < ?",
      before,
    );
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
  return readDatabase(environment, async (database) => {
    const after = isoBefore(now, -5 * minute);
    const early = await numberIn(database, "select count(*) as n from message where received_at > ?", after);
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

/** Times are stored as ISO 8601, so their order as text is their order in time. */
function isoBefore(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}

/** Otherwise columns may be missing, which is a finding of its own. */
async function isOfThisVersion(database: DatabaseReader): Promise<boolean> {
  const newest = Object.keys(migrations).at(-1) ?? "";
  return (await numberIn(database, "select count(*) as n from kysely_migration where name = ?", newest)) > 0;
}

async function numberIn(
  database: DatabaseReader,
  query: string,
  ...values: readonly string[]
): Promise<number> {
  return Number((await database.first(query, ...values))?.["n"]);
}

async function mailsWhere(database: DatabaseReader, where: string, values: readonly string[]) {
  const row = await database.first(
    `select count(*) as mails, min(created_at) as oldest from mail_job where ${where}`,
    ...values,
  );
  const last = await database.first(
    `select last_error from mail_job where (${where}) and last_error is not null order by created_at desc`,
    ...values,
  );
  return {
    mails: Number(row?.["mails"]),
    oldest: `${String(row?.["oldest"]).slice(0, 16).replace("T", " ")} UTC`,
    reason: String(last?.["last_error"] ?? "unknown"),
  };
}
