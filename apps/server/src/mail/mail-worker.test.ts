import { readdir } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { mailContext, testClock } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { enqueueMail, LocalOutbox } from "./database-outbox.ts";
import { DeliveryUnavailable, type DeliveryOptions } from "./delivery.ts";
import { emlDelivery } from "./eml-delivery.ts";
import { sharedPollInterval, startMailWorker } from "./mail-worker.ts";
import type { Mail } from "./mail.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const addresses = { senderName: "Moyo", from: "website@moyo.example", to: "support@moyo.example" };

function mailOf(id: string): Mail {
  return { id, replyTo: "ada@example.org", subject: "Hello", text: "Hi", createdAt: new Date() };
}

test("the worker delivers what earlier runs left waiting, then what it is woken for", async () => {
  const database = await temporaryDatabase();
  const folder = await temporaryFolder();
  const { context } = await mailContext(database, emlDelivery(folder, addresses));
  await enqueueMail(database, sqliteDialect(), mailOf("left"));
  const earlier = await context.outbox.claimNext();
  if (earlier) await context.outbox.postpone(earlier, 3_600_000, "connection lost");

  const worker = startMailWorker(context);
  await expect.poll(() => readdir(folder)).toEqual(["left.eml"]);
  await enqueueMail(database, sqliteDialect(), mailOf("new"));
  worker.wake();
  await expect.poll(() => readdir(folder)).toEqual(["left.eml", "new.eml"]);
  await worker.stop();
});

test("a stopping worker finishes the current mails and claims no other", async () => {
  const database = await temporaryDatabase();
  const asked = Promise.withResolvers<void>();
  const reply = Promise.withResolvers<void>();
  const inbox = await startSmtpInbox({
    async onRcptTo(_address, _session, callback) {
      asked.resolve();
      await reply.promise;
      callback();
    },
  });
  await enqueueMail(database, sqliteDialect(), mailOf("in-hand"));
  const { context } = await mailContext(database, smtpDelivery(inbox.url, addresses));
  const worker = startMailWorker(context);
  await asked.promise;
  const stopped = worker.stop();
  await enqueueMail(database, sqliteDialect(), mailOf("next"));
  reply.resolve();
  await stopped;
  expect(inbox.mails.map(({ messageId }) => messageId)).toEqual(["<in-hand@moyo.example>"]);
});

test("a worker that cannot reach its database says so and stops when asked", async () => {
  const database = await temporaryDatabase();
  const { context, lines } = await mailContext(database, emlDelivery(await temporaryFolder(), addresses));
  await database.destroy();
  const worker = startMailWorker(context);
  await expect.poll(() => lines.map(({ level }) => level)).toEqual([50]);
  await worker.stop();
});

test("a resting worker looks every ten seconds for what another process has left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await temporaryDatabase();
  const asked = vi.fn<() => void>();
  const now = () => {
    asked();
    return Date.now();
  };
  const outbox = new LocalOutbox(database, sqliteDialect(now));
  const delivered = Promise.withResolvers<string>();
  const deliver = async ({ id }: Mail) => delivered.resolve(id);
  const { context } = await mailContext(database, { description: "here", deliver });
  const worker = startMailWorker({ ...context, outbox });
  // It waits once it has found nothing.
  while (vi.getTimerCount() === 0) await setImmediate();
  asked.mockClear();
  await enqueueMail(database, sqliteDialect(), mailOf("another's"));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await delivered.promise).toBe("another's");
  await worker.stop();
});

test("a worker that shares the outbox looks within five seconds, and not when all others do", async () => {
  const intervals = Array.from({ length: 50 }, sharedPollInterval);
  expect(Math.max(...intervals)).toBeLessThan(5_000);
  expect(Math.min(...intervals)).toBeGreaterThanOrEqual(2_500);
  expect(new Set(intervals).size).toBeGreaterThan(40);
});

test("a stopping worker waits ten seconds for the current mail, then leaves it for the next start", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await temporaryDatabase();
  await enqueueMail(database, sqliteDialect(), mailOf("in-hand"));
  const asked = Promise.withResolvers<void>();
  const givenUp = vi.fn<() => void>();
  const deliver = (_mail: Mail, { signal }: DeliveryOptions) =>
    new Promise<void>((_resolve, reject) => {
      asked.resolve();
      signal.addEventListener("abort", () => {
        givenUp();
        reject(new Error("given up"));
      });
    });
  const { context } = await mailContext(database, { description: "nowhere", deliver });
  const worker = startMailWorker(context);
  await asked.promise;
  const stopped = worker.stop();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(givenUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
  expect(await database.selectFrom("mail_job").select(["state", "last_error"]).execute()).toEqual([
    { state: "waiting", last_error: "given up" },
  ]);
});

test("eight mails are delivered at a time, over connections that stay open", async () => {
  const connections = new Set<string>();
  const asked: string[] = [];
  const reply = Promise.withResolvers<void>();
  const inbox = await startSmtpInbox({
    onConnect(session, callback) {
      connections.add(session.id);
      callback();
    },
    async onRcptTo({ address }, _session, callback) {
      asked.push(address);
      await reply.promise;
      callback();
    },
  });
  const database = await temporaryDatabase();
  for (let number = 1; number <= 24; number += 1)
    await enqueueMail(database, sqliteDialect(), mailOf(`m${number}`));
  const { context } = await mailContext(database, smtpDelivery(inbox.url, addresses));
  const worker = startMailWorker(context);
  await expect.poll(() => asked).toHaveLength(8);
  reply.resolve();
  await expect.poll(() => inbox.mails).toHaveLength(24);
  await worker.stop();
  expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(24);
  expect(connections.size).toBe(8);
});

test("a mail server that is down for ten minutes is called rarely, and all mail leaves within a minute of its return", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await temporaryDatabase();
  for (let number = 1; number <= 100; number += 1)
    await enqueueMail(database, sqliteDialect(), mailOf(`m${number}`));
  const clock = testClock(Date.now());
  let isDown = true;
  const tries = vi.fn<() => void>();
  const delivered = new Set<string>();
  async function deliver({ id }: Mail) {
    tries();
    if (isDown) throw new DeliveryUnavailable("connect ECONNREFUSED");
    delivered.add(id);
  }
  const { context, lines } = await mailContext(database, { description: "far", deliver }, clock);
  const worker = startMailWorker(context);
  const pass = async (seconds: number) => {
    for (let second = 1; second <= seconds; second += 1) {
      clock.pass(1_000);
      await vi.advanceTimersByTimeAsync(1_000);
      // The database answers in steps of the event loop.
      for (let step = 0; step < 20; step += 1) await setImmediate();
    }
  };
  // Before the first one, the worker reads a file, which takes as long as the disk does.
  await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(0);
  await pass(600);
  expect(tries.mock.calls.length).toBeLessThanOrEqual(40);
  isDown = false;
  await pass(60);
  await expect.poll(() => delivered.size).toBe(100);
  await worker.stop();
  expect(lines.filter(({ msg }) => String(msg).startsWith("mail can")).map(({ msg }) => msg)).toEqual([
    "mail cannot be delivered",
    "mail can be delivered again",
  ]);
  expect(await database.selectFrom("mail_job").select("attempts").distinct().execute()).toEqual([
    { attempts: 1 },
  ]);
});

test.each([
  { to: "forward", by: 86_400_000 },
  { to: "back", by: -86_400_000 },
])("a clock that is set $to by a day delays no mail, and sends none twice (P2)", async ({ by }) => {
  const database = await temporaryDatabase();
  const clock = testClock(Date.now());
  const reply = Promise.withResolvers<void>();
  const asked: string[] = [];
  async function deliver({ id }: Mail) {
    asked.push(id);
    if (id === "in-hand") await reply.promise;
  }
  const { context, lines } = await mailContext(database, { description: "here", deliver }, clock);
  await enqueueMail(database, sqliteDialect(), mailOf("postponed"));
  const postponed = await context.outbox.claimNext();
  await enqueueMail(database, sqliteDialect(), mailOf("in-hand"));
  const worker = startMailWorker(context);
  await expect.poll(() => asked).toEqual(["in-hand"]);
  if (postponed) await context.outbox.postpone(postponed, 21_600_000, "busy");
  clock.set(by);
  await enqueueMail(database, sqliteDialect(), mailOf("new"));
  worker.wake();
  await expect.poll(() => asked.toSorted()).toEqual(["in-hand", "new", "postponed"]);
  reply.resolve();
  await worker.stop();
  expect(asked).toHaveLength(3);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: "the clock was set; mail that waits is tried now", seconds: by / 1_000 }),
  );
});
