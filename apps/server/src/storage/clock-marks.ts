import { sql, type RawBuilder } from "kysely";
import { clockTolerance, type SqlFunctions } from "./sql-functions.ts";
import type { Database, Tables } from "./tables.ts";

const [minute, hour] = [60_000, 60 * 60_000];
/** How far a clock may be from the last trusted mark, in milliseconds. A server that was off for longer waits. */
const maxGap = 48 * hour;
/** Marks that are closer are one, since each start makes one, too. */
const minGap = 50 * minute;
const neededMarks = 72;
/** No server ran before. A clock begins there if its battery is empty. */
const beforeAll = "2010-01-01";

type ClockMark = Tables["clock_mark"];

/** Marks a time. Agreement never moves the trusted time back, since messages have it while the clock is behind. */
export function addMark(last: ClockMark | undefined, now: string): ClockMark {
  if (!last) return { id: 1, trusted_at: now, seen_at: now, marks: 1 };
  const passed = between(last.seen_at, now);
  if (passed >= -clockTolerance && passed < minGap) return last;
  const marks = passed < 0 || passed > maxGap ? 1 : last.marks + 1;
  const isTrusted = now > last.trusted_at && (marks > neededMarks || between(last.trusted_at, now) <= maxGap);
  return { ...last, trusted_at: isTrusted ? now : last.trusted_at, seen_at: now, marks };
}

/** Returns why a clock may be wrong. @param nodeNow the time of the process, of which PostgreSQL's can differ */
export function findDoubt({ trusted_at }: ClockMark, now: string, nodeNow: Date) {
  if (Math.abs(nodeNow.getTime() - Date.parse(now)) > clockTolerance) return "skewed";
  if (Math.abs(between(trusted_at, now)) <= maxGap) return undefined;
  return now > trusted_at ? "ahead" : "behind";
}

function between(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from);
}

/** Creates a port that says whether rows may be deleted by age. */
export function createClockStore(database: Database, sqlFunctions: SqlFunctions) {
  return {
    /** Marks the time. If it is trusted, corrects the times of messages. */
    check: async (nodeNow: Date) => {
      await database.transaction().execute((transaction) => markTime(transaction, sqlFunctions));
      const clock = await readClock(database, sqlFunctions, nodeNow);
      if (!clock.doubt) await correctTimes(database, clock.now);
      return clock;
    },
    read: (nodeNow: Date) => readClock(database, sqlFunctions, nodeNow),
    confirm: async () => {
      const { now } = await readMark(database, sqlFunctions);
      await save(database, addMark(undefined, now));
      return now;
    },
  };
}

/** Returns the time, and why it may be wrong, in a word and in a sentence with the remedy. */
export async function readClock(database: Database, sqlFunctions: SqlFunctions, nodeNow: Date) {
  const { now, last = addMark(undefined, now) } = await readMark(database, sqlFunctions);
  const doubt = findDoubt(last, now, nodeNow);
  const warning =
    doubt === "skewed"
      ? `The clock of this machine says ${nodeNow.toISOString()}, and that of PostgreSQL ${now}. Correct the wrong one.`
      : `The clock says ${now}, the last trusted time is ${last.trusted_at}. Correct it; if it is right, run clock confirm.`;
  const effect = doubt === "behind" ? "" : " Until then, nothing is deleted by age.";
  return { now: new Date(now), doubt, warning: doubt && warning + effect };
}

/** Runs in a transaction. A jump ahead ends no count of SMS that had not ended, so that it resets no cap. */
export async function markTime(transaction: Database, sqlFunctions: SqlFunctions): Promise<void> {
  await sqlFunctions.lockTable(transaction, "sms_count");
  const { now, last } = await readMark(transaction, sqlFunctions);
  const next = addMark(last, now);
  if (next === last) return;
  if (last && between(last.seen_at, now) > 2 * hour)
    await sql`update sms_count set ends_at = ${sqlFunctions.time(24 * hour)}
      where ends_at > ${last.seen_at}`.execute(transaction);
  await save(transaction, next);
}

/** Dates messages as of now that a wrong clock has dated. */
async function correctTimes(database: Database, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + maxGap).toISOString();
  await database
    .updateTable("message")
    .set({ received_at: now.toISOString() })
    .where((eb) => eb.or([eb("received_at", "<", beforeAll), eb("received_at", ">", latest)]))
    .execute();
}

/** Returns the later of a time and the trusted one: what is stored while the clock is behind is not old afterwards. */
export function notBeforeTrusted(time: RawBuilder<string>): RawBuilder<string> {
  return sql`(select max(t) from (select ${time} as t union all select trusted_at from clock_mark) as times)`;
}

export async function readTime(database: Database, time: RawBuilder<string>): Promise<string> {
  const { rows } = await sql<{ time: string }>`select ${time} as time`.execute(database);
  return rows[0]?.time ?? "";
}

async function readMark(database: Database, { time }: SqlFunctions) {
  const last = await database.selectFrom("clock_mark").selectAll().executeTakeFirst();
  return { now: await readTime(database, time()), last };
}

async function save(database: Database, row: ClockMark): Promise<void> {
  const insert = database.insertInto("clock_mark").values(row);
  await insert.onConflict((conflict) => conflict.column("id").doUpdateSet(row)).execute();
}
