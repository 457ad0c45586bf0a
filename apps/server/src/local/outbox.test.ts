import { expect, test } from "vitest";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import type { Mail } from "../mail/mail.ts";
import { enqueueMail, LocalOutbox } from "./outbox.ts";

const createdAt = new Date("2026-11-21T08:00:00.000Z");
const mail: Mail = { id: "m1", replyTo: "ada@example.org", subject: "Hello", text: "Hi", createdAt };

async function prepare() {
  const database = await temporaryDatabase();
  const clock = { now: createdAt.getTime() };
  const now = () => clock.now;
  return { database, clock, one: new LocalOutbox(database, now), other: new LocalOutbox(database, now) };
}

test("a mail is claimed whole, by one worker only", async () => {
  const { database, one, other } = await prepare();
  await enqueueMail(database, mail);
  expect(await one.claimNext()).toEqual({ ...mail, attempt: 1 });
  expect(await other.claimNext()).toBeUndefined();
  expect(await one.claimNext()).toBeUndefined();
});

test("mails are claimed in the order in which they came due", async () => {
  const { database, one, clock } = await prepare();
  await enqueueMail(database, { ...mail, id: "later", createdAt: new Date(clock.now + 2) });
  await enqueueMail(database, { ...mail, id: "sooner", createdAt: new Date(clock.now + 1) });
  clock.now += 2;
  expect([await one.claimNext(), await one.claimNext()].map((claimed) => claimed?.id)).toEqual([
    "sooner",
    "later",
  ]);
});

test("the mail of a worker that died is due when its lease ends", async () => {
  const { database, one, other, clock } = await prepare();
  await enqueueMail(database, mail);
  await one.claimNext();
  expect(await other.nextDueIn()).toBe(6_000);
  clock.now += 6_000;
  expect(await other.claimNext()).toMatchObject({ id: "m1", attempt: 2 });
});

test("a renewed claim holds for another lease", async () => {
  const { database, one, other, clock } = await prepare();
  await enqueueMail(database, mail);
  await one.claimNext();
  clock.now += 5_999;
  await one.renew("m1");
  clock.now += 5_999;
  expect(await other.claimNext()).toBeUndefined();
});

test("a worker whose lease has expired can no longer change the mail", async () => {
  const { database, one, other, clock } = await prepare();
  await enqueueMail(database, mail);
  await one.claimNext();
  clock.now += 6_000;
  await other.claimNext();
  await one.markDead("m1", "late");
  await one.postpone("m1", 0, "late");
  expect(await one.claimNext()).toBeUndefined();
  expect(await one.nextDueIn()).toBe(6_000);
});

test("a mail that was accepted counts as sent even after its lease has expired", async () => {
  const { database, one, other, clock } = await prepare();
  await enqueueMail(database, mail);
  await one.claimNext();
  clock.now += 6_000;
  await other.claimNext();
  await one.markSent("m1");
  await other.postpone("m1", 0, "connection lost");
  clock.now += 6_000;
  expect(await other.claimNext()).toBeUndefined();
});

test("at a start, waiting mails are due at once, but not those that another worker has claimed, sent or dead", async () => {
  const { database, one, other } = await prepare();
  await Promise.all(["a", "b", "c", "d"].map((id) => enqueueMail(database, { ...mail, id })));
  const claimed = [
    await one.claimNext(),
    await one.claimNext(),
    await one.claimNext(),
    await one.claimNext(),
  ];
  const [waiting, sent, dead] = claimed.map((claim) => claim?.id ?? "");
  await one.postpone(waiting ?? "", 60_000, "connection lost");
  await one.markSent(sent ?? "");
  await one.markDead(dead ?? "", "refused");
  await other.rescheduleAll();
  expect((await other.claimNext())?.id).toBe(waiting);
  expect(await other.claimNext()).toBeUndefined();
});

test("dead mail that is retried starts from its first attempt, and sent mail is not retried", async () => {
  const { database, one } = await prepare();
  await enqueueMail(database, mail);
  await one.claimNext();
  await one.markDead("m1", "refused");
  expect(await one.retryFailed()).toBe(1);
  expect(await one.claimNext()).toMatchObject({ id: "m1", attempt: 1 });
  await one.markSent("m1");
  expect(await one.retryFailed()).toBe(0);
  expect(await one.claimNext()).toBeUndefined();
});

test("a mail whose transaction fails is not in the outbox", async () => {
  const { database, one } = await prepare();
  const failing = database.transaction().execute(async (transaction) => {
    await enqueueMail(transaction, mail);
    throw new Error("power cut");
  });
  await expect(failing).rejects.toThrow("power cut");
  expect(await one.claimNext()).toBeUndefined();
});
