import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { DialingCodeCaps } from "../config/value-types.ts";
import type { Limit, Limits } from "../http/limits.ts";
import { markTime } from "../storage/clock-marks.ts";
import type { Database } from "../storage/tables.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long a code works. After that, it is known whether it was entered. */
const codeLifetime = 10 * minute;
const judgedCodes = 50;

/**
 * Whether an SMS may be sent. `consumed`: it was counted, and used four fifths of some caps. `reached`: a cap is used up.
 * `stopped`: too few of the last codes were entered. `wait` is in seconds.
 */
type SmsDecision =
  | { readonly status: "consumed"; readonly receipt: SmsReceipt; readonly nearlyReached: readonly SmsCap[] }
  | { readonly status: "reached"; readonly cap: SmsCap; readonly wait: number }
  | ({ readonly status: "stopped"; readonly wait: number } & EnteredCodes);

/** The counts of one SMS, by which it can be refunded. */
type SmsReceipt = Readonly<{ id: string; ends: readonly string[] }>;

/** The last codes that were sent more than ten minutes and less than a day ago. */
type EnteredCodes = Readonly<Record<"sent" | "entered", number>>;

/** Whether at least a fifth of the last codes were entered. Fraud that earns from each SMS enters none. */
export function hasEnoughEntered({ sent, entered }: EnteredCodes): boolean {
  return sent < judgedCodes || entered >= judgedCodes / 5;
}

/** A port: counts SMS, because each costs money. If `consume` rejects, no SMS may be sent. */
export type SmsBudget = ReturnType<typeof createSmsBudget>;

/** Creates the budget in the database, which all servers share. Numbers are in E.164. */
export function createSmsBudget(database: Database, sqlFunctions: SqlFunctions) {
  const { time } = sqlFunctions;
  return {
    /** Counts one SMS against all caps, or against none. */
    consume: (caps: readonly SmsCap[]) =>
      database.transaction().execute(async (transaction): Promise<SmsDecision> => {
        await markTime(transaction, sqlFunctions);
        await deleteEnded(transaction, sqlFunctions);
        // A clock that was ahead has written later ends.
        for (const { key, seconds } of caps) {
          const latest = time(seconds * 1000);
          await sql`update sms_count set ends_at = ${latest} where key = ${key} and ends_at > ${latest}`.execute(
            transaction,
          );
        }
        const { firstSentAgo, ...codes } = await readLastCodes(transaction);
        if (!hasEnoughEntered(codes))
          return { status: "stopped", ...codes, wait: Math.ceil((day - firstSentAgo) / 1000) };
        return await consume(transaction, caps);
      }),

    /**
     * Uncounts an SMS against some of its caps. A repeated call changes nothing, and no count that began since is changed:
     * else more SMS could be sent than a cap allows.
     */
    refund: ({ id, ends }: SmsReceipt, caps: readonly SmsCap[]) =>
      database.transaction().execute(async (transaction) => {
        await sqlFunctions.lockTable(transaction, "sms_count");
        const { numInsertedOrUpdatedRows: first } = await transaction
          .insertInto("sms_count")
          .values({ key: `refund ${id}`, count: 0, ends_at: time(minute) })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!first) return;
        const keys = caps.map(({ key }) => key);
        await transaction
          .updateTable("sms_count")
          .set((row) => ({ count: row("count", "-", 1) }))
          .where("key", "in", keys)
          .where("ends_at", "in", ends)
          .execute();
      }),

    recordSent: async (to: string) => {
      await database
        .insertInto("sms_code")
        .values({ number_hash: sha256(to), sent_at: time(), is_entered: 0 })
        .execute();
    },

    recordEntered: async (to: string) => {
      await database
        .updateTable("sms_code")
        .set({ is_entered: 1 })
        .where("number_hash", "=", sha256(to))
        .execute();
    },

    /** Returns the last codes and the shared counts: `hour`, `day` and each dialing code. */
    usage: async () => {
      const counts = await database
        .selectFrom("sms_count")
        .select(["key", "count", "ends_at as endsAt"])
        .where("ends_at", ">", time())
        .where("count", ">", 0)
        // The keys of links, numbers and prefixes have a space.
        .where("key", "not like", "% %")
        .orderBy("key")
        .execute();
      const { sent, entered } = await readLastCodes(database);
      return { sent, entered, counts };
    },

    resume: async () => {
      await database.deleteFrom("sms_code").execute();
    },
  };

  async function readLastCodes(db: Database) {
    const rows = await db
      .selectFrom("sms_code")
      .select(["sent_at", "is_entered", time().as("now")])
      .where("sent_at", "<=", time(-codeLifetime))
      .where("sent_at", ">", time(-day))
      .orderBy("sent_at", "desc")
      .limit(judgedCodes)
      .execute();
    const first = rows.at(-1);
    return {
      sent: rows.length,
      entered: rows.filter(({ is_entered }) => is_entered === 1).length,
      firstSentAgo: first ? Date.parse(first.now) - Date.parse(first.sent_at) : 0,
    };
  }

  async function consume(transaction: Database, caps: readonly SmsCap[]): Promise<SmsDecision> {
    const keys = caps.map(({ key }) => key);
    const rows = await transaction
      .selectFrom("sms_count")
      .select(["key", "count", "ends_at", time().as("now")])
      .where("key", "in", keys)
      .execute();
    const counts = caps.map((cap) => {
      const row = rows.find(({ key }) => key === cap.key);
      const left = row ? Date.parse(row.ends_at) - Date.parse(row.now) : day;
      return { cap, count: row?.count ?? 0, wait: Math.ceil(left / 1000) };
    });
    const [longest] = counts
      .filter(({ cap, count }) => count >= cap.times)
      .toSorted((a, b) => b.wait - a.wait);
    if (longest) return { status: "reached", cap: longest.cap, wait: longest.wait };
    const ends = await transaction
      .insertInto("sms_count")
      .values(caps.map(({ key, seconds }) => ({ key, count: 1, ends_at: time(seconds * 1000) })))
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => ({ count: eb("sms_count.count", "+", 1) })),
      )
      .returning("ends_at")
      .execute();
    const nearly = counts.filter(({ cap, count }) => count + 1 === Math.ceil(cap.times * 0.8));
    const receipt = { id: randomUUID(), ends: ends.map(({ ends_at }) => ends_at) };
    return { status: "consumed", receipt, nearlyReached: nearly.map(({ cap }) => cap) };
  }
}

/** Deletes counts and codes that have ended, and the numbers of codes that cannot be entered any more. */
export async function deleteEnded(database: Database, sqlFunctions: SqlFunctions): Promise<void> {
  await database.deleteFrom("sms_count").where("ends_at", "<=", sqlFunctions.time()).execute();
  const [now, latest] = [sqlFunctions.time(), sqlFunctions.time(2 * day)];
  await sql`update sms_code set sent_at = ${now} where sent_at > ${latest}`.execute(database);
  await database.deleteFrom("sms_code").where("sent_at", "<=", sqlFunctions.time(-day)).execute();
  await database
    .updateTable("sms_code")
    .set({ number_hash: null })
    .where("sent_at", "<=", sqlFunctions.time(-codeLifetime))
    .where("number_hash", "is not", null)
    .execute();
}

/** Erases a number from the counts, because its hash can be found by trying all numbers. @param to in E.164 */
export async function forgetNumber(database: Database, to: string): Promise<void> {
  await database.deleteFrom("sms_count").where("key", "=", numberKey(to)).execute();
  await database
    .updateTable("sms_code")
    .set({ number_hash: null })
    .where("number_hash", "=", sha256(to))
    .execute();
}

export interface SmsCap extends Limit {
  readonly name: "link" | "attempts" | "number" | "prefix" | "dialingCode" | "hour" | "day";
  /** Identifies the count, and no person. */
  readonly key: string;
}

export function smsCaps(
  limits: Limits,
  dialingCodeCaps: DialingCodeCaps,
  { token, to, dialingCode }: Readonly<Record<"token" | "to" | "dialingCode", string>>,
): readonly SmsCap[] {
  const timesToCode = dialingCodeCaps.own[dialingCode] ?? dialingCodeCaps.others;
  return [
    { ...limits.codesOfLink, name: "link", key: `link ${sha256(token)}` },
    { ...limits.attemptsOfLink, name: "attempts", key: `attempts ${sha256(token)}` },
    { ...limits.codesToNumber, name: "number", key: numberKey(to) },
    // Fraud that earns from each SMS buys numbers in a row.
    { ...limits.codesToPrefix, name: "prefix", key: `prefix ${sha256(to.slice(0, -3))}` },
    { ...limits.codesEachDay, times: timesToCode, name: "dialingCode", key: dialingCode },
    { ...limits.codesEachHour, name: "hour", key: "hour" },
    { ...limits.codesEachDay, name: "day", key: "day" },
  ];
}

function numberKey(to: string): string {
  return `number ${sha256(to)}`;
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
