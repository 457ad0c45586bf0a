import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Mail } from "../mail/mail.ts";
import { leaseTime, type ClaimedMail, type Outbox } from "../mail/outbox.ts";

/**
 * Puts a mail into the outbox. Called with the transaction that stores the message, so that both are stored or neither
 * (the "transactional outbox" pattern, https://microservices.io/patterns/data/transactional-outbox.html).
 */
export async function enqueueMail(database: Database, mail: Mail): Promise<void> {
  const createdAt = mail.createdAt.toISOString();
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
  readonly #now: () => number;
  readonly #worker = randomUUID();

  /** @param now the clock, in milliseconds since 1970 */
  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  async rescheduleAll(): Promise<number> {
    const { numUpdatedRows } = await this.#database
      .updateTable("mail_job")
      .set({ due_at: this.#time() })
      .where("state", "=", "waiting")
      .where("leased_by", "is", null)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async retryFailed(): Promise<number> {
    const { numUpdatedRows } = await this.#database
      .updateTable("mail_job")
      .set({ state: "waiting", attempts: 0, due_at: this.#time() })
      .where("state", "=", "dead")
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async claimNext(): Promise<ClaimedMail | undefined> {
    const now = this.#time();
    const job = await this.#database
      .updateTable("mail_job")
      .set((eb) => ({
        leased_by: this.#worker,
        due_at: this.#time(leaseTime),
        attempts: eb("attempts", "+", 1),
      }))
      .where("id", "=", (eb) =>
        eb
          .selectFrom("mail_job")
          .select("id")
          .where("state", "=", "waiting")
          .where("due_at", "<=", now)
          .orderBy("due_at")
          .limit(1),
      )
      .returning(["id", "reply_to", "subject", "text", "created_at", "attempts"])
      .executeTakeFirst();
    if (!job) return undefined;
    const { id, subject, text } = job;
    const createdAt = new Date(job.created_at);
    return { id, replyTo: job.reply_to, subject, text, createdAt, attempt: job.attempts };
  }

  async renew(id: string): Promise<void> {
    await this.#updateClaimed(id, { due_at: this.#time(leaseTime) });
  }

  async postpone(id: string, delay: number, reason: string): Promise<void> {
    await this.#updateClaimed(id, {
      leased_by: null,
      due_at: this.#time(delay),
      last_error: reason,
    });
  }

  async markDead(id: string, reason: string): Promise<void> {
    await this.#updateClaimed(id, { leased_by: null, state: "dead", last_error: reason });
  }

  async markSent(id: string): Promise<void> {
    await this.#database
      .updateTable("mail_job")
      .set({ leased_by: null, state: "sent", sent_at: this.#time() })
      .where("id", "=", id)
      .execute();
  }

  async nextDueIn(): Promise<number | undefined> {
    const next = await this.#database
      .selectFrom("mail_job")
      .select("due_at")
      .where("state", "=", "waiting")
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirst();
    return next && Math.max(0, Date.parse(next.due_at) - this.#now());
  }

  /** Only the worker that holds the claim may change the mail. */
  async #updateClaimed(id: string, change: Updateable<Tables["mail_job"]>): Promise<void> {
    await this.#database
      .updateTable("mail_job")
      .set(change)
      .where("id", "=", id)
      .where("leased_by", "=", this.#worker)
      .execute();
  }

  #time(later = 0): string {
    return new Date(this.#now() + later).toISOString();
  }
}
