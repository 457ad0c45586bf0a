import { randomUUID } from "node:crypto";
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
  type UpdateObject,
} from "kysely";
import type { Database } from "../storage/database.ts";
import type { Dialect } from "../storage/dialect.ts";
import type { Tables } from "../storage/tables.ts";
import type { Mail } from "./mail.ts";
import {
  leaseTime,
  unknownDelay,
  type Claim,
  type ClaimedMail,
  type Outbox,
  type OutboxCount,
} from "./outbox.ts";

/**
 * Puts a mail into the outbox. Called with the transaction that stores the message, so that both are stored or neither
 * (the "transactional outbox" pattern, https://microservices.io/patterns/data/transactional-outbox.html).
 */
export async function enqueueMail(database: Database, dialect: Dialect, mail: Mail): Promise<void> {
  const createdAt = dialect.timeOf(mail.createdAt);
  await database
    .insertInto("mail_job")
    .values({
      id: mail.id,
      reply_to: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
      created_at: createdAt,
      due_at: createdAt,
    })
    .execute();
}

/** The outbox in the database. A claim names its worker and moves the mail's due time to the end of the lease. */
export class LocalOutbox implements Outbox {
  readonly #database: Database;
  readonly #dialect: Dialect;
  readonly #worker = randomUUID();

  constructor(database: Database, dialect: Dialect) {
    this.#database = database;
    this.#dialect = dialect;
  }

  async rescheduleAll(): Promise<void> {
    while ((await this.#rescheduleSome()) > 0n);
    const latest = this.#time(leaseTime + unknownDelay);
    await this.#database
      .updateTable("mail_job")
      .set({ due_at: latest })
      .where("state", "=", "sending")
      .where("due_at", ">", latest)
      .execute();
  }

  async retryFailed(): Promise<number> {
    const { numUpdatedRows } = await this.#database
      .updateTable("mail_job")
      .set({ state: "waiting", attempts: 0, unknowns: 0, due_at: this.#time() })
      .where("state", "=", "dead")
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async claimNext(): Promise<ClaimedMail | undefined> {
    const job = await this.#database
      .updateTable("mail_job")
      .set((eb) => ({
        leased_by: this.#worker,
        due_at: this.#time(leaseTime),
        fence: eb("fence", "+", 1),
        attempts: eb("attempts", "+", 1),
        // Whoever handed it over recorded no answer.
        unknowns: eb("unknowns", "+", sql<number>`case when state = 'sending' then 1 else 0 end`),
        state: "waiting",
      }))
      .where("id", "=", (eb) =>
        this.#dialect.skipLocked(
          eb
            .selectFrom("mail_job")
            .select("id")
            .where("state", "in", ["waiting", "sending"])
            .where((due) => isDue(due, this.#time()))
            .orderBy("due_at")
            .limit(1),
        ),
      )
      .returning(["id", "reply_to", "subject", "text", "created_at", "attempts", "fence", "unknowns"])
      .executeTakeFirst();
    if (!job) return undefined;
    const { id, subject, text, fence, unknowns } = job;
    const createdAt = new Date(job.created_at);
    return { id, replyTo: job.reply_to, subject, text, createdAt, attempt: job.attempts, fence, unknowns };
  }

  async renew(claim: Claim): Promise<boolean> {
    return await this.#updateClaimed(claim, {
      due_at: sql<string>`case when state = 'sending' then ${this.#time(leaseTime + unknownDelay)} else ${this.#time(leaseTime)} end`,
    });
  }

  async handOver(claim: Claim): Promise<boolean> {
    return await this.#updateClaimed(claim, {
      state: "sending",
      due_at: this.#time(leaseTime + unknownDelay),
    });
  }

  async giveBack(claim: Claim, reason: string): Promise<void> {
    await this.#updateClaimed(claim, {
      ...this.#waiting(0, reason),
      // Once, though it is done again where its answer gets lost.
      attempts: sql<number>`attempts - case when leased_by is null then 0 else 1 end`,
    });
  }

  async postpone(claim: Claim, delay: number, reason: string): Promise<void> {
    await this.#updateClaimed(claim, this.#waiting(delay, reason));
  }

  async markUnknown(claim: Claim, reason: string): Promise<void> {
    await this.#updateClaimed(claim, { ...this.#waiting(unknownDelay, reason), state: "sending" });
  }

  async markDead(claim: Claim, reason: string): Promise<void> {
    await this.#updateClaimed(claim, { leased_by: null, state: "dead", last_error: reason });
  }

  async markSent(id: string): Promise<void> {
    await this.#database
      .updateTable("mail_job")
      .set({ leased_by: null, state: "sent", sent_at: this.#time() })
      .where("id", "=", id)
      .where("state", "!=", "sent")
      .execute();
  }

  async nextDueIn(): Promise<number | undefined> {
    const next = await this.#database
      .selectFrom("mail_job")
      .select(["due_at", "fence", this.#time().as("now")])
      .where("state", "in", ["waiting", "sending"])
      .orderBy((eb) => eb("fence", "!=", 0))
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirst();
    if (!next) return undefined;
    return next.fence === 0 ? 0 : Math.max(0, Date.parse(next.due_at) - Date.parse(next.now));
  }

  async count(): Promise<OutboxCount> {
    const rows = await this.#database
      .selectFrom("mail_job")
      .select((eb) => [
        sql<
          keyof OutboxCount["mails"]
        >`case when state = 'waiting' and leased_by is not null then 'claimed' else state end`.as("state"),
        eb.fn.countAll<number>().as("mails"),
        // What was tried in vain is due now, but late since it was created.
        eb.fn
          .min("created_at")
          .filterWhere((due) => isDue(due, this.#time()))
          .as("oldest"),
        this.#time().as("now"),
      ])
      // What was sent is most of the table.
      .where("state", "in", ["waiting", "sending", "dead"])
      .groupBy(sql`1`)
      .execute();
    const mails = { waiting: 0, claimed: 0, sending: 0, dead: 0 };
    for (const row of rows) mails[row.state] = row.mails;
    const late = rows.filter(({ state, oldest }) => state !== "dead" && oldest !== null);
    const ages = late.map(({ oldest, now }) => (Date.parse(now) - Date.parse(oldest)) / 1000);
    return { mails, oldestDueAge: Math.max(0, ...ages) };
  }

  #waiting(delay: number, reason: string) {
    return { leased_by: null, state: "waiting", due_at: this.#time(delay), last_error: reason } as const;
  }

  /** No more at a time than one statement has the time for, however many wait. Returns how many. */
  async #rescheduleSome(): Promise<bigint> {
    const { numUpdatedRows } = await this.#database
      .updateTable("mail_job")
      .set({ due_at: this.#time() })
      .where("id", "in", (eb) =>
        this.#dialect.skipLocked(
          eb
            .selectFrom("mail_job")
            .select("id")
            .where("state", "=", "waiting")
            // What is due keeps its place.
            .where("due_at", ">", this.#time())
            // A claim that ends later than any can was made before the clock was set back.
            .where((job) => job.or([job("leased_by", "is", null), job("due_at", ">", this.#time(leaseTime))]))
            // By the index: a long backlog is not read for it.
            .orderBy("due_at")
            .limit(1_000),
        ),
      )
      .executeTakeFirst();
    return numUpdatedRows;
  }

  /** Whether the claim is the mail's last, and nobody knows the mail to be accepted. */
  async #updateClaimed({ id, fence }: Claim, change: UpdateObject<Tables, "mail_job">): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable("mail_job")
      .set(change)
      .where("id", "=", id)
      .where("fence", "=", fence)
      .where("state", "in", ["waiting", "sending"])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  #time(later?: number) {
    return this.#dialect.time(later);
  }
}

/** A mail that nobody has claimed yet is always due: its time may be one of a clock that was wrong. */
function isDue(eb: ExpressionBuilder<Tables, "mail_job">, now: RawBuilder<string>): Expression<SqlBool> {
  return eb.or([eb("due_at", "<=", now), eb("fence", "=", 0)]);
}
