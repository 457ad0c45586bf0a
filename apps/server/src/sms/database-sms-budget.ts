import type { Database } from "../storage/database.ts";
import type { Dialect } from "../storage/dialect.ts";
import {
  hasEnoughEntered,
  hash,
  judgedCodes,
  numberKey,
  type EnteredCodes,
  type SmsBudget,
  type SmsCap,
  type SmsDecision,
} from "./sms-budget.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** As long as a code works; which of them were entered can be told after that. */
const codeLifetime = 10 * minute;

/** Counts in the database, so that a restart forgets nothing. */
export function localSmsBudget(database: Database, dialect: Dialect): SmsBudget {
  return {
    take: (caps) =>
      database.transaction().execute(async (transaction) => {
        // Of two that ask at once, the second must see what the first has counted.
        await dialect.lockTable(transaction, "sms_count");
        await deleteEnded(transaction, dialect);
        const { firstSentAgo, ...codes } = await lastCodes(transaction, dialect);
        if (!hasEnoughEntered(codes))
          return { status: "stopped", ...codes, wait: Math.ceil((day - firstSentAgo) / 1000) };
        return (
          (await findReached(transaction, dialect, caps)) ?? (await countSms(transaction, dialect, caps))
        );
      }),
    async recordSent(to) {
      // As a transaction, it is known to be committed where its answer gets lost, and not done again.
      await database.transaction().execute((transaction) =>
        transaction
          .insertInto("sms_code")
          .values({ number_hash: hash(to), sent_at: dialect.time(), is_entered: 0 })
          .execute(),
      );
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
        .where("ends_at", ">", dialect.time())
        // The others are of a link, a number or a prefix.
        .where("key", "not like", "% %")
        .orderBy("key")
        .execute();
      const { sent, entered } = await lastCodes(database, dialect);
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
export async function deleteEnded(database: Database, dialect: Dialect): Promise<void> {
  await database.deleteFrom("sms_count").where("ends_at", "<=", dialect.time()).execute();
  await database.deleteFrom("sms_code").where("sent_at", "<=", dialect.time(-day)).execute();
  // Whose it was is needed until it cannot be entered any more.
  await database
    .updateTable("sms_code")
    .set({ number_hash: null })
    .where("sent_at", "<=", dialect.time(-codeLifetime))
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

async function lastCodes(
  database: Database,
  dialect: Dialect,
): Promise<EnteredCodes & { readonly firstSentAgo: number }> {
  const rows = await database
    .selectFrom("sms_code")
    .select(["sent_at", "is_entered", dialect.time().as("now")])
    .where("sent_at", "<=", dialect.time(-codeLifetime))
    .where("sent_at", ">", dialect.time(-day))
    .orderBy("sent_at", "desc")
    .limit(judgedCodes)
    .execute();
  const entered = rows.filter(({ is_entered }) => is_entered === 1).length;
  const first = rows.at(-1);
  return {
    sent: rows.length,
    entered,
    firstSentAgo: first ? Date.parse(first.now) - Date.parse(first.sent_at) : 0,
  };
}

/** The cap that is reached for the longest time. */
async function findReached(
  database: Database,
  dialect: Dialect,
  caps: readonly SmsCap[],
): Promise<SmsDecision | undefined> {
  const keys = caps.map(({ key }) => key);
  const rows = await database
    .selectFrom("sms_count")
    .select(["key", "count", "ends_at", dialect.time().as("now")])
    .where("key", "in", keys)
    .execute();
  const [longest] = caps
    .flatMap((cap) => {
      const row = rows.find(({ key }) => key === cap.key);
      const isReached = (row?.count ?? 0) >= cap.times;
      const left = row ? Date.parse(row.ends_at) - Date.parse(row.now) : day;
      return isReached ? [{ cap, wait: Math.ceil(left / 1000) }] : [];
    })
    .toSorted((a, b) => b.wait - a.wait);
  return longest && { status: "reached", ...longest };
}

async function countSms(database: Database, dialect: Dialect, caps: readonly SmsCap[]): Promise<SmsDecision> {
  const counted = await database
    .insertInto("sms_count")
    .values(caps.map(({ key, seconds }) => ({ key, count: 1, ends_at: dialect.time(seconds * 1000) })))
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
