import type { Database } from "../database/database.ts";
import {
  hasEnoughEntered,
  hash,
  judgedCodes,
  numberKey,
  type EnteredCodes,
  type SmsBudget,
  type SmsCap,
  type SmsDecision,
} from "../verification/sms-budget.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** As long as a code works; which of them were entered can be told after that. */
const codeLifetime = 10 * minute;

/** Counts in the database, so that a restart forgets nothing. @param now the clock, in milliseconds since 1970 */
export function localSmsBudget(database: Database, now: () => number = Date.now): SmsBudget {
  return {
    take: (caps) =>
      database.transaction().execute(async (transaction) => {
        const at = now();
        await deleteEnded(transaction, at);
        const codes = await lastCodes(transaction, at);
        if (!hasEnoughEntered(codes))
          return { status: "stopped", ...codes, wait: secondsUntil(codes.firstSentAt + day, at) };
        return (await findReached(transaction, caps, at)) ?? (await countSms(transaction, caps, at));
      }),
    async recordSent(to) {
      const sent_at = timeOf(now());
      await database
        .insertInto("sms_code")
        .values({ number_hash: hash(to), sent_at, is_entered: 0 })
        .execute();
    },
    async recordEntered(to) {
      await database
        .updateTable("sms_code")
        .set({ is_entered: 1 })
        .where("number_hash", "=", hash(to))
        .execute();
    },
    async usage() {
      const rows = await database
        .selectFrom("sms_count")
        .selectAll()
        .where("ends_at", ">", timeOf(now()))
        // The others are of a link, a number or a prefix.
        .where("key", "not like", "% %")
        .orderBy("key")
        .execute();
      const { sent, entered } = await lastCodes(database, now());
      return {
        sent,
        entered,
        counts: rows.map(({ key, count, ends_at }) => ({ key, count, endsAt: ends_at })),
      };
    },
    async resume() {
      await database.deleteFrom("sms_code").execute();
    },
  };
}

/** Deletes what does not count any more. */
export async function deleteEnded(database: Database, at: number): Promise<void> {
  await database.deleteFrom("sms_count").where("ends_at", "<=", timeOf(at)).execute();
  await database
    .deleteFrom("sms_code")
    .where("sent_at", "<=", timeOf(at - day))
    .execute();
  // Whose it was is needed until it cannot be entered any more.
  await database
    .updateTable("sms_code")
    .set({ number_hash: null })
    .where("sent_at", "<=", timeOf(at - codeLifetime))
    .where("number_hash", "is not", null)
    .execute();
}

/** Forgets a number that was counted: its hash is soon found by whoever tries all numbers. @param to in E.164 */
export async function forgetNumber(database: Database, to: string): Promise<void> {
  await database.deleteFrom("sms_count").where("key", "=", numberKey(to)).execute();
  await database
    .updateTable("sms_code")
    .set({ number_hash: null })
    .where("number_hash", "=", hash(to))
    .execute();
}

async function lastCodes(database: Database, at: number): Promise<EnteredCodes & { firstSentAt: number }> {
  const rows = await database
    .selectFrom("sms_code")
    .select(["sent_at", "is_entered"])
    .where("sent_at", "<=", timeOf(at - codeLifetime))
    .where("sent_at", ">", timeOf(at - day))
    .orderBy("sent_at", "desc")
    .limit(judgedCodes)
    .execute();
  const entered = rows.filter(({ is_entered }) => is_entered === 1).length;
  return { sent: rows.length, entered, firstSentAt: Date.parse(rows.at(-1)?.sent_at ?? timeOf(at)) };
}

/** The cap that is reached for the longest time. */
async function findReached(
  database: Database,
  caps: readonly SmsCap[],
  at: number,
): Promise<SmsDecision | undefined> {
  const keys = caps.map(({ key }) => key);
  const rows = await database.selectFrom("sms_count").selectAll().where("key", "in", keys).execute();
  const [longest] = caps
    .flatMap((cap) => {
      const row = rows.find(({ key }) => key === cap.key);
      const isReached = (row?.count ?? 0) >= cap.times;
      return isReached ? [{ cap, wait: secondsUntil(row ? Date.parse(row.ends_at) : at + day, at) }] : [];
    })
    .toSorted((a, b) => b.wait - a.wait);
  return longest && { status: "reached", ...longest };
}

async function countSms(database: Database, caps: readonly SmsCap[], at: number): Promise<SmsDecision> {
  const counted = await database
    .insertInto("sms_count")
    .values(caps.map(({ key, seconds }) => ({ key, count: 1, ends_at: timeOf(at + seconds * 1000) })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({ count: eb("sms_count.count", "+", 1) })),
    )
    .returning(["key", "count"])
    .execute();
  const counts = new Map(counted.map((row) => [row.key, row.count]));
  return {
    status: "counted",
    nearlyReached: caps.filter(({ key, times }) => counts.get(key) === Math.ceil(times * 0.8)),
  };
}

function secondsUntil(time: number, at: number): number {
  return Math.ceil((time - at) / 1000);
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}
