import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Mail } from "./mail.ts";

/** How long a claim holds unless it is renewed, in milliseconds. */
export const leaseTime = 6_000;

/** A mail that this worker holds, and which attempt this is, from 1. */
export interface ClaimedMail extends Mail {
  readonly attempt: number;
}

/**
 * Puts a mail into the outbox. Called with the transaction that stores the message, so that either both are
 * kept or none (the "transactional outbox" pattern, https://microservices.io/patterns/data/transactional-outbox.html).
 *
 * @example await database.transaction().execute((transaction) => enqueueMail(transaction, mail));
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

/**
 * The mails that have yet to leave, as one worker sees them. A claim is a lease: it names the worker and
 * moves the mail's due time to the end of the lease, so several processes may share one database, and the
 * mail of a process that died comes due by itself.
 *
 * @example
 * const outbox = new Outbox(database);
 * const mail = await outbox.claimNext();
 * if (mail) await outbox.markSent(mail.id);
 */
export class Outbox {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #worker = randomUUID();

  /** @param now the clock, in milliseconds since 1970 */
  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** Lets each mail that no worker holds be claimed at once, however long it was to wait; answers how many. */
  async makeAllDue(): Promise<number> {
    const { numUpdatedRows } = await this.#database
      .updateTable("mail_job")
      .set({ due_at: this.#time() })
      .where("state", "=", "waiting")
      .where("leased_by", "is", null)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Lets each mail that was refused for good be tried anew, from its first attempt; answers how many. */
  async reviveDead(): Promise<number> {
    const { numUpdatedRows } = await this.#database
      .updateTable("mail_job")
      .set({ state: "waiting", attempts: 0, due_at: this.#time() })
      .where("state", "=", "dead")
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Claims the mail that has been due longest, or answers undefined. */
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
      // Said again for PostgreSQL, where another worker may take the row between the two.
      .where("due_at", "<=", now)
      .returning(["id", "reply_to", "subject", "text", "created_at", "attempts"])
      .executeTakeFirst();
    if (!job) return undefined;
    const { id, subject, text } = job;
    const createdAt = new Date(job.created_at);
    return { id, replyTo: job.reply_to, subject, text, createdAt, attempt: job.attempts };
  }

  /** Keeps a claim for another lease. */
  async renew(id: string): Promise<void> {
    await this.#updateClaimed(id, { due_at: this.#time(leaseTime) });
  }

  /** Gives a claim up for now. @param delay milliseconds until the next attempt */
  async postpone(id: string, delay: number, reason: string): Promise<void> {
    await this.#updateClaimed(id, {
      leased_by: null,
      due_at: this.#time(delay),
      last_error: reason,
    });
  }

  /** Ends all attempts: the mail stays in the outbox, for people to look at. */
  async markDead(id: string, reason: string): Promise<void> {
    await this.#updateClaimed(id, { leased_by: null, state: "dead", last_error: reason });
  }

  /** Records that the mail was accepted, even where the claim has run out meanwhile. */
  async markSent(id: string): Promise<void> {
    await this.#database
      .updateTable("mail_job")
      .set({ leased_by: null, state: "sent", sent_at: this.#time() })
      .where("id", "=", id)
      .execute();
  }

  /** How long until the next mail is due, in milliseconds; undefined where none waits. */
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
