import { randomUUID } from "node:crypto";
import { sql, type Expression, type ExpressionBuilder, type SqlBool, type UpdateObject } from "kysely";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import type { Database, Tables } from "../storage/tables.ts";

/** The duration of a claim that is not renewed, in milliseconds. */
export const leaseTime = 120_000;
/** The pause before a mail that may have arrived is sent again, in milliseconds. */
export const unknownDelay = 10 * 60_000;

/** More than the longest pause between two attempts, in milliseconds. */
const longestDelay = 30 * 60 * 60_000;

/** A plain-text mail about a message. The delivery adds sender and recipient. */
export interface Mail {
  /** The id of the message. The Message-ID is derived from it, so that duplicates can be recognized. */
  readonly id: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** A worker's claim of a mail. Each claim increments the mail's fence, so an older claim changes nothing. */
export interface Claim {
  readonly id: string;
  readonly fence: number;
}

export interface ClaimedMail extends Mail, Claim {
  readonly attempt: number;
  /** The number of earlier attempts that were not acknowledged: the mail may have arrived. */
  readonly unknowns: number;
}

export interface FailedAttempt {
  /** `sending` if the mail may have arrived; `dead` if only an operator can retry it. */
  readonly state: "waiting" | "sending" | "dead";
  readonly delay: number;
  readonly reason: string;
  /** Whether the attempt counts towards the backoff. */
  readonly isCounted: boolean;
}

const batchSize = 1_000;

/** Runs in the transaction that stores the mail's message. */
export async function enqueueMail(database: Database, sqlFunctions: SqlFunctions, mail: Mail): Promise<void> {
  const { id, replyTo: reply_to, subject, text } = mail;
  const createdAt = sqlFunctions.timeOf(mail.createdAt);
  const job = { id, reply_to, subject, text, created_at: createdAt, due_at: createdAt };
  await database.insertInto("mail_job").values(job).execute();
}

export type Outbox = ReturnType<typeof databaseOutbox>;

/**
 * Creates the outbox of a worker in a database. Workers of several processes can share it: a claim sets a mail's due
 * time to the end of a lease, so the mail of a killed process is due again. Methods that take a claim change nothing if
 * another worker has claimed the mail since, or if it was sent or erased.
 */
export function databaseOutbox(database: Database, sqlFunctions: SqlFunctions) {
  const worker = randomUUID();
  const { time } = sqlFunctions;
  return {
    async rescheduleAll(): Promise<void> {
      while ((await rescheduleBatch()) > 0n);
      const latest = time(leaseTime + unknownDelay);
      await database
        .updateTable("mail_job")
        .set({ due_at: latest })
        .where("state", "=", "sending")
        .where("due_at", ">", latest)
        .execute();
    },

    /** Makes dead mail wait again, and marks all waiting mail, so that a worker that pauses tries it. */
    async retryDead(): Promise<number> {
      const all = database.updateTable("mail_job").set({ attempts: 0, last_error: null });
      await all.where("state", "=", "waiting").where("leased_by", "is", null).execute();
      const { numUpdatedRows } = await database
        .updateTable("mail_job")
        .set({ state: "waiting", attempts: 0, unknowns: 0, due_at: time(), last_error: null })
        .where("state", "=", "dead")
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    /** Returns whether `retryDead` has marked this mail since it was last tried. */
    async isRetried(id: string): Promise<boolean> {
      const mail = database.selectFrom("mail_job").select("last_error").where("id", "=", id);
      return (await mail.where("state", "=", "waiting").executeTakeFirst())?.last_error === null;
    },

    async claimNext(): Promise<ClaimedMail | undefined> {
      const job = await database
        .updateTable("mail_job")
        .set((eb) => ({
          leased_by: worker,
          due_at: time(leaseTime),
          fence: eb("fence", "+", 1),
          attempts: eb("attempts", "+", 1),
          // A mail in this state is due only if its delivery was not acknowledged.
          unknowns: eb("unknowns", "+", sql<number>`case when state = 'sending' then 1 else 0 end`),
          state: "waiting",
        }))
        .where("id", "=", (eb) =>
          sqlFunctions.skipLocked(
            eb
              .selectFrom("mail_job")
              .select("id")
              .where(isUnsent)
              .where("state", "!=", "dead")
              .where((row) => isDue(row, time))
              .orderBy("due_at")
              .limit(1),
          ),
        )
        .returning(["id", "reply_to", "subject", "text", "created_at", "attempts", "fence", "unknowns"])
        .executeTakeFirst();
      if (!job) return undefined;
      const { reply_to: replyTo, created_at: createdAt, attempts: attempt, ...mail } = job;
      return { ...mail, replyTo, createdAt: new Date(createdAt), attempt };
    },

    renew: (claim: Claim) =>
      updateClaimed(claim, {
        due_at: sql<string>`case when state = 'sending' then ${time(leaseTime + unknownDelay)} else ${time(leaseTime)} end`,
      }),

    markSending: (claim: Claim) =>
      updateClaimed(claim, { state: "sending", due_at: time(leaseTime + unknownDelay) }),

    async release(claim: Claim, { state, delay, reason, isCounted }: FailedAttempt): Promise<void> {
      await updateClaimed(claim, {
        leased_by: null,
        state,
        due_at: time(delay),
        last_error: reason,
        // A transaction that PostgreSQL committed may be retried: the second call must not subtract again.
        ...(!isCounted && {
          attempts: sql<number>`attempts - case when leased_by is null then 0 else 1 end`,
        }),
      });
    },

    /** Records that the mail server accepted the mail, whichever worker holds its claim. */
    async markSent(id: string): Promise<void> {
      await database
        .updateTable("mail_job")
        .set({ leased_by: null, state: "sent", sent_at: time() })
        .where("id", "=", id)
        .where("state", "!=", "sent")
        .execute();
    },

    /** Counts unsent mails by state. `oldestDueAge` is in seconds, and 0 if none is due. */
    async count() {
      const { now, oldest, ...mails } = await database
        .selectFrom("mail_job")
        .select((eb) => {
          const mailsThat = (test: Expression<SqlBool>) => eb.fn.countAll<number>().filterWhere(test);
          // PostgreSQL would compute it for each row.
          const timeOnce = (later?: number) => sql<string>`(select ${time(later)})`;
          const isWaiting = eb("state", "=", "waiting");
          return [
            mailsThat(isWaiting.and("leased_by", "is", null)).as("waiting"),
            mailsThat(isWaiting.and("leased_by", "is not", null)).as("claimed"),
            mailsThat(eb("state", "=", "sending")).as("sending"),
            mailsThat(eb("state", "=", "dead")).as("dead"),
            eb.fn
              .min<string | null>("created_at")
              .filterWhere(eb("state", "!=", "dead").and(isDue(eb, timeOnce)))
              .as("oldest"),
            time().as("now"),
          ];
        })
        .where(isUnsent)
        .executeTakeFirstOrThrow();
      return {
        mails,
        oldestDueAge: oldest === null ? 0 : Math.max(0, (Date.parse(now) - Date.parse(oldest)) / 1000),
      };
    },
  };

  /** Makes a batch of unclaimed mails due now. Mails that are due already keep their order. */
  async function rescheduleBatch(): Promise<bigint> {
    const { numUpdatedRows } = await database
      .updateTable("mail_job")
      .set({ due_at: time() })
      .where("id", "in", (eb) =>
        sqlFunctions.skipLocked(
          eb
            .selectFrom("mail_job")
            .select("id")
            .where("state", "=", "waiting")
            .where("due_at", ">", time())
            // A claim that ends later than a lease from now was made before the clock was set back.
            .where((job) => job.or([job("leased_by", "is", null), job("due_at", ">", time(leaseTime))]))
            // Uses the index, so that a long backlog is not read.
            .orderBy("due_at")
            .limit(batchSize),
        ),
      )
      .executeTakeFirst();
    return numUpdatedRows;
  }

  async function updateClaimed({ id, fence }: Claim, change: UpdateObject<Tables, "mail_job">) {
    const { numUpdatedRows } = await database
      .updateTable("mail_job")
      .set(change)
      .where("id", "=", id)
      .where("fence", "=", fence)
      .where("state", "in", ["waiting", "sending"])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

/** The condition of the index `mail_job_unsent`. SQLite uses it only for the same condition, without a parameter. */
export const isUnsent = sql<boolean>`state <> 'sent'`;

/** Matches due mails. Without a claim, or if it waits for longer than any retry, the clock was wrong when it was set. */
function isDue(eb: ExpressionBuilder<Tables, "mail_job">, time: SqlFunctions["time"]) {
  const isTooLate = eb.and([eb("leased_by", "is", null), eb("due_at", ">", time(longestDelay))]);
  return eb.or([eb("due_at", "<=", time()), eb("fence", "=", 0), isTooLate]);
}
