import assert from "node:assert";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databases, hasPostgres, temporaryPostgresDatabase } from "../../test/databases.ts";
import { testMail } from "../../test/mail-context.ts";
import { postgresFunctions } from "../storage/sql-functions.ts";
import { databaseOutbox, enqueueMail, type Outbox } from "./outbox.ts";

const lease = 120_000;
const rest = 600_000;
const day = 86_400_000;
const postponed = { state: "waiting", delay: 3_600_000, reason: "busy", isCounted: true } as const;
const unavailable = { state: "waiting", delay: 0, reason: "no connection", isCounted: false } as const;
const dead = { state: "dead", delay: 0, reason: "rejected", isCounted: true } as const;
const unknown = { state: "sending", delay: rest, reason: "connection lost", isCounted: true } as const;

async function claimFrom(outbox: Outbox) {
  const claim = await outbox.claimNext();
  assert(claim);
  return claim;
}

describe.each(databases)("$name", ({ open }) => {
  async function start(...ids: readonly string[]) {
    const clock = { now: testMail("").createdAt.getTime() };
    const { database, sqlFunctions } = await open(() => clock.now);
    for (const id of ids) await enqueueMail(database, sqlFunctions, testMail(id));
    const [one, other] = [databaseOutbox(database, sqlFunctions), databaseOutbox(database, sqlFunctions)];
    return { database, clock, one, other };
  }

  test.each([
    { given: "its worker died", isSending: false, pause: lease, unknowns: 0 },
    { given: "its worker died while it sent it (P2)", isSending: true, pause: lease + rest, unknowns: 1 },
  ])("pauses a mail for $pause ms if $given", async ({ isSending, pause, unknowns }) => {
    const { one, other, clock } = await start("m1");
    const claim = await claimFrom(one);
    if (isSending) await one.markSending(claim);
    clock.now += pause - 1;
    expect(await other.claimNext()).toBeUndefined();
    clock.now += 1;
    expect(await other.claimNext()).toMatchObject({ id: "m1", fence: 2, attempt: 2, unknowns });
  });

  test("ignores an older claim of the same worker (P2)", async () => {
    const { database, one, other, clock } = await start("m1");
    const claim = await claimFrom(one);
    clock.now += lease;
    const { fence } = await claimFrom(one);
    for (const attempt of [dead, postponed, unavailable, unknown]) await one.release(claim, attempt);
    expect([await one.renew(claim), await one.markSending(claim)]).toEqual([false, false]);
    const jobs = await database.selectFrom("mail_job").select(["state", "fence", "last_error"]).execute();
    expect(jobs).toEqual([{ state: "waiting", fence, last_error: null }]);
    clock.now += lease - 1;
    expect(await other.claimNext()).toBeUndefined();
  });

  test("keeps a mail sent if it was accepted after its lease had expired (P2)", async () => {
    const { one, other, clock, database } = await start("m1");
    const claim = await claimFrom(one);
    clock.now += lease;
    const newer = await claimFrom(other);
    await one.markSent(claim.id);
    const sentAt = new Date(clock.now).toISOString();
    expect(await other.markSending(newer)).toBe(false);
    await other.release(newer, unavailable);
    clock.now += lease + rest;
    expect(await other.claimNext()).toBeUndefined();
    await one.markSent(claim.id);
    expect(await database.selectFrom("mail_job").select("sent_at").execute()).toEqual([{ sent_at: sentAt }]);
  });

  test("queues an uncounted mail behind all others", async () => {
    const { one, clock } = await start("m1", "m2");
    const claim = await claimFrom(one);
    clock.now += 1;
    await one.release(claim, unavailable);
    // The second call repeats a transaction whose result was lost.
    await one.release(claim, unavailable);
    const next = [await claimFrom(one), await claimFrom(one)];
    expect(next.map(({ id }) => id === claim.id)).toEqual([false, true]);
    expect(next).toMatchObject([{ attempt: 1 }, { attempt: 1, fence: 2 }]);
  });

  test.each([
    ["new", async () => {}],
    ["postponed", async (outbox: Outbox) => outbox.release(await claimFrom(outbox), postponed)],
    ["claimed", claimFrom],
    ["sending", async (outbox: Outbox) => outbox.markSending(await claimFrom(outbox))],
  ] as const)(
    "does not delay a %s mail by a day if the clock is set back by a day",
    async (_given, change) => {
      const { one, clock } = await start("m1");
      await change(one);
      clock.now -= day;
      await one.rescheduleAll();
      clock.now += lease + rest;
      expect(await one.claimNext()).toMatchObject({ id: "m1" });
    },
  );

  test("reschedules waiting mails, but not claimed, sent and dead ones", async () => {
    const { one, other } = await start("a", "b", "c", "d", "e");
    const [waiting, sent, rejected] = [await claimFrom(one), await claimFrom(one), await claimFrom(one)];
    await claimFrom(one);
    await one.markSending(await claimFrom(one));
    await one.release(waiting, postponed);
    await one.markSent(sent.id);
    await one.release(rejected, dead);
    await other.rescheduleAll();
    expect((await other.claimNext())?.id).toBe(waiting.id);
    expect(await other.claimNext()).toBeUndefined();
  });

  test("retries dead mails from their first attempt", async () => {
    const { one } = await start("m1");
    await one.release(await claimFrom(one), dead);
    expect([await one.retryDead(), await one.isRetried("m1")]).toEqual([1, true]);
    const claim = await claimFrom(one);
    expect(claim).toMatchObject({ id: "m1", attempt: 1 });
    await one.release(claim, unavailable);
    expect(await one.isRetried("m1")).toBe(false);
    await one.retryDead();
    expect(await one.isRetried("m1")).toBe(true);
    await one.markSent("m1");
    expect(await one.retryDead()).toBe(0);
    expect(await one.claimNext()).toBeUndefined();
  });

  test("reschedules 2,500 mails, and keeps a mail first that was due before", async () => {
    const { database, one, clock } = await start();
    const jobs = Array.from({ length: 2_500 }, (_, delay) => {
      const at = new Date(clock.now + delay).toISOString();
      return { id: `m${delay}`, reply_to: "", subject: "", text: "", created_at: at, due_at: at, fence: 1 };
    });
    await database.insertInto("mail_job").values(jobs.slice(0, 1_250)).execute();
    await database.insertInto("mail_job").values(jobs.slice(1_250)).execute();
    clock.now += 1;
    await one.rescheduleAll();
    expect((await claimFrom(one)).id).toBe("m0");
    const now = new Date(clock.now).toISOString();
    const late = database
      .selectFrom("mail_job")
      .select("id")
      .where("id", "!=", "m0")
      .where("due_at", ">", now);
    expect(await late.execute()).toEqual([]);
  });
});

// SQLite does not count the rows that it reads.
test.runIf(hasPostgres)("reads few rows for a claim, however many mails wait (P2)", async () => {
  const { database } = await temporaryPostgresDatabase();
  await sql`insert into mail_job (id, reply_to, subject, text, created_at, due_at)
    select i, 'ada@example.org', 'Hello', 'Hi', '2026-11-21T08:00:00.000Z', '2026-11-21T08:00:00.000Z'
    from generate_series(1, 5000) i`.execute(database);
  await sql`analyze mail_job`.execute(database);
  const rows = await database.transaction().execute(async (transaction) => {
    await claimFrom(databaseOutbox(transaction, postgresFunctions));
    const counted = await sql<{ mails: number }>`select seq_tup_read + idx_tup_fetch as mails
      from pg_stat_xact_user_tables where relname = 'mail_job'`.execute(transaction);
    return counted.rows;
  });
  expect(rows[0]?.mails).toBeLessThan(10);
});
