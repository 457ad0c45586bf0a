import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databases, temporaryPostgresDatabase } from "../../test/databases.ts";
import { hasPostgres } from "../../test/temporary-postgres.ts";
import { postgresDialect } from "../storage/postgres-dialect.ts";
import type { Mail } from "./mail.ts";
import { enqueueMail, LocalOutbox } from "./database-outbox.ts";

const createdAt = new Date("2026-11-21T08:00:00.000Z");
const mail: Mail = { id: "m1", replyTo: "ada@example.org", subject: "Hello", text: "Hi", createdAt };
const lease = 120_000;
const rest = 600_000;

/** The row of a mail that was tried in vain, and is due in so many milliseconds. */
function jobOf(later: number) {
  return {
    id: `m${later}`,
    reply_to: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    created_at: createdAt.toISOString(),
    due_at: new Date(createdAt.getTime() + later).toISOString(),
    fence: 1,
  };
}

async function claimFrom(outbox: LocalOutbox) {
  const claim = await outbox.claimNext();
  if (!claim) throw new Error("No mail is due.");
  return claim;
}

describe.each(databases)("$name", ({ open }) => {
  async function prepare() {
    const clock = { now: createdAt.getTime() };
    const { database, dialect } = await open(() => clock.now);
    const [one, other] = [new LocalOutbox(database, dialect), new LocalOutbox(database, dialect)];
    const enqueue = (queued: Mail) => enqueueMail(database, dialect, queued);
    return { database, dialect, clock, one, other, enqueue };
  }

  /** The same with one mail, which `one` has claimed. */
  async function prepareClaim() {
    const prepared = await prepare();
    await prepared.enqueue(mail);
    return { ...prepared, claim: await claimFrom(prepared.one) };
  }

  test("a mail is claimed whole, by one worker only", async () => {
    const { one, other, claim } = await prepareClaim();
    expect(claim).toEqual({ ...mail, attempt: 1, fence: 1, unknowns: 0 });
    expect(await other.claimNext()).toBeUndefined();
    expect(await one.claimNext()).toBeUndefined();
  });

  test("mails are claimed in the order in which they came due", async () => {
    const { one, clock, enqueue } = await prepare();
    for (const [id, after] of [
      ["later", 2],
      ["sooner", 1],
    ] as const) {
      clock.now = createdAt.getTime() + after;
      await enqueue({ ...mail, id, createdAt: new Date(clock.now) });
    }
    expect([await claimFrom(one), await claimFrom(one)].map(({ id }) => id)).toEqual(["sooner", "later"]);
  });

  test("the mail of a worker that died is due when its lease ends", async () => {
    const { other, clock } = await prepareClaim();
    expect(await other.nextDueIn()).toBe(lease);
    clock.now += lease;
    expect(await other.claimNext()).toMatchObject({ id: "m1", attempt: 2, fence: 2, unknowns: 0 });
  });

  test("a renewed claim holds for another lease", async () => {
    const { one, other, clock, claim } = await prepareClaim();
    clock.now += lease - 1;
    expect(await one.renew(claim)).toBe(true);
    clock.now += lease - 1;
    expect(await other.claimNext()).toBeUndefined();
  });

  test("a mail that was handed over rests twelve minutes, then counts as unknown (P2)", async () => {
    const { one, other, clock, claim } = await prepareClaim();
    expect(await one.handOver(claim)).toBe(true);
    await other.rescheduleAll();
    clock.now += lease + rest - 1;
    expect(await other.claimNext()).toBeUndefined();
    clock.now += 1;
    expect(await other.claimNext()).toMatchObject({ attempt: 2, fence: 2, unknowns: 1 });
  });

  test("a mail that was not answered rests ten minutes, then counts as unknown (P2)", async () => {
    const { one, other, clock, claim } = await prepareClaim();
    await one.handOver(claim);
    await one.markUnknown(claim, "connection lost");
    clock.now += rest - 1;
    expect(await other.claimNext()).toBeUndefined();
    clock.now += 1;
    expect(await other.claimNext()).toMatchObject({ unknowns: 1 });
  });

  test("an older claim changes nothing, though the same worker has the newer (P2)", async () => {
    const { database, one, clock, claim } = await prepareClaim();
    clock.now += lease;
    const newer = await claimFrom(one);
    await one.markDead(claim, "late");
    await one.postpone(claim, 0, "late");
    await one.giveBack(claim, "late");
    await one.markUnknown(claim, "late");
    expect([await one.renew(claim), await one.handOver(claim)]).toEqual([false, false]);
    expect(await database.selectFrom("mail_job").select(["state", "fence", "last_error"]).execute()).toEqual([
      { state: "waiting", fence: newer.fence, last_error: null },
    ]);
    expect(await one.nextDueIn()).toBe(lease);
  });

  test("a mail that was accepted counts as sent even after its lease has expired, and its new holder does not send it (P2)", async () => {
    const { one, other, clock, claim } = await prepareClaim();
    clock.now += lease;
    const newer = await claimFrom(other);
    await one.markSent(claim.id);
    expect(await other.handOver(newer)).toBe(false);
    await other.postpone(newer, 0, "connection lost");
    clock.now += lease + rest;
    expect(await other.claimNext()).toBeUndefined();
  });

  test("a mail that is given back is due at once, behind all others, its attempt uncounted", async () => {
    const { one, clock, claim, enqueue } = await prepareClaim();
    await enqueue({ ...mail, id: "m2" });
    clock.now += 1;
    await one.giveBack(claim, "no connection");
    expect([await one.claimNext(), await one.claimNext()]).toMatchObject([
      { id: "m2", attempt: 1 },
      { id: "m1", attempt: 1, fence: 2 },
    ]);
  });

  test.each([
    { state: "new", change: async () => {} },
    {
      state: "postponed",
      change: async (outbox: LocalOutbox) => outbox.postpone(await claimFrom(outbox), 3_600_000, "busy"),
    },
    {
      state: "claimed by a worker that died",
      change: claimFrom,
    },
    {
      state: "handed over by a worker that died",
      change: async (outbox: LocalOutbox) => outbox.handOver(await claimFrom(outbox)),
    },
  ])("a mail that is $state waits no day more when the clock is set back by one", async ({ change }) => {
    const { one, clock, enqueue } = await prepare();
    await enqueue(mail);
    await change(one);
    clock.now -= 86_400_000;
    await one.rescheduleAll();
    clock.now += lease + rest;
    expect(await one.claimNext()).toMatchObject({ id: "m1" });
  });

  test("at a start, waiting mails are due at once, but not those that another worker has claimed, sent or dead", async () => {
    const { one, other, enqueue } = await prepare();
    await Promise.all(["a", "b", "c", "d"].map((id) => enqueue({ ...mail, id })));
    const [waiting, sent, dead] = [await claimFrom(one), await claimFrom(one), await claimFrom(one)];
    await claimFrom(one);
    await one.postpone(waiting, 60_000, "connection lost");
    await one.markSent(sent.id);
    await one.markDead(dead, "refused");
    await other.rescheduleAll();
    expect((await other.claimNext())?.id).toBe(waiting.id);
    expect(await other.claimNext()).toBeUndefined();
  });

  test("dead mail that is retried starts from its first attempt, and sent mail is not retried", async () => {
    const { one, claim } = await prepareClaim();
    await one.markDead(claim, "refused");
    expect(await one.retryFailed()).toBe(1);
    expect(await one.claimNext()).toMatchObject({ id: "m1", attempt: 1 });
    await one.markSent("m1");
    expect(await one.retryFailed()).toBe(0);
    expect(await one.claimNext()).toBeUndefined();
  });

  test("a mail whose transaction fails is not in the outbox", async () => {
    const { database, dialect, one } = await prepare();
    const failing = database.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, dialect, mail);
      throw new Error("power cut");
    });
    await expect(failing).rejects.toThrow("power cut");
    expect(await one.claimNext()).toBeUndefined();
  });

  test("a thousand mails and more that were to wait are due at once, and one that was due before them stays first", async () => {
    const { database, one, clock } = await prepare();
    const jobs = Array.from({ length: 2_500 }, (_, later) => jobOf(later));
    await database.insertInto("mail_job").values(jobs.slice(0, 1_250)).execute();
    await database.insertInto("mail_job").values(jobs.slice(1_250)).execute();
    clock.now += 1;
    await one.rescheduleAll();
    expect((await claimFrom(one)).id).toBe("m0");
    const late = await database
      .selectFrom("mail_job")
      .select("id")
      .where("id", "!=", "m0")
      .where("due_at", ">", new Date(clock.now).toISOString())
      .execute();
    expect(late).toEqual([]);
  });
});

// SQLite does not count what it reads.
test.runIf(hasPostgres)("on PostgreSQL, a claim reads no more mails the more of them wait (P2)", async () => {
  const { database } = await temporaryPostgresDatabase();
  await sql`insert into mail_job (id, reply_to, subject, text, created_at, due_at)
    select i, 'ada@example.org', 'Hello', 'Hi', '2026-11-21T08:00:00.000Z', '2026-11-21T08:00:00.000Z'
    from generate_series(1, 5000) i`.execute(database);
  await sql`analyze mail_job`.execute(database);
  const rows = await database.transaction().execute(async (transaction) => {
    await claimFrom(new LocalOutbox(transaction, postgresDialect));
    const counted = await sql<{ mails: number }>`select seq_tup_read + idx_tup_fetch as mails
      from pg_stat_xact_user_tables where relname = 'mail_job'`.execute(transaction);
    return counted.rows;
  });
  expect(rows[0]?.mails).toBeLessThan(10);
});
