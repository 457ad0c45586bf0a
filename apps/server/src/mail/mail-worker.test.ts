import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { mailAddresses, mailContext, testClock } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import type { Mail, Outbox } from "./outbox.ts";
import { DeliveryError } from "./delivery.ts";
import { startMailWorker } from "./mail-worker.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const postponed = { state: "waiting", delay: 21_600_000, reason: "busy", isCounted: true } as const;

function useFakeTimers() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
}

test("finishes the current mail when it is stopped, and claims no other", async () => {
  const asked = Promise.withResolvers<void>();
  const reply = Promise.withResolvers<void>();
  const inbox = await startSmtpInbox({
    async onRcptTo(_address, _session, callback) {
      asked.resolve();
      await reply.promise;
      callback();
    },
  });
  const { context, enqueue } = await mailContext(smtpDelivery(inbox.url, mailAddresses));
  const worker = startMailWorker(context);
  await asked.promise;
  const stopped = worker.stop();
  await enqueue("next");
  reply.resolve();
  await stopped;
  expect(inbox.mails.map(({ messageId }) => messageId)).toEqual(["<m1@moyo.example>"]);
});

test("aborts the current mail ten seconds after it is stopped", async () => {
  const asked = Promise.withResolvers<void>();
  const inbox = await startSmtpInbox({ onRcptTo: () => asked.resolve() });
  const { context, states } = await mailContext(smtpDelivery(inbox.url, mailAddresses));
  const worker = startMailWorker(context);
  await asked.promise;
  useFakeTimers();
  const aborted = vi.fn<() => void>();
  const stopped = worker.stop().then(aborted);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(aborted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
  expect(await states()).toMatchObject([{ state: "waiting", attempts: 0 }]);
});

test("logs that the database is unreachable, and stops when asked", async () => {
  const { context, lines, database } = await mailContext({ description: "nowhere", async deliver() {} });
  await database.destroy();
  const worker = startMailWorker(context);
  await expect
    .poll(() => lines)
    .toMatchObject([{ level: 50, msg: "mail outbox: reading or writing failed" }]);
  await worker.stop();
});

test("looks for the mail of other processes within five seconds", async () => {
  useFakeTimers();
  const delivered = Promise.withResolvers<string>();
  const deliver = async ({ id }: Mail) => delivered.resolve(id);
  const { context, enqueue } = await mailContext({ description: "here", deliver }, { ids: [] });
  const claimNext = vi.fn<Outbox["claimNext"]>(() => context.outbox.claimNext());
  const worker = startMailWorker({ ...context, outbox: { ...context.outbox, claimNext } });
  while (vi.getTimerCount() === 0) await setImmediate();
  await enqueue("another's");
  await vi.advanceTimersByTimeAsync(2_499);
  expect(claimNext).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_501);
  expect(await delivered.promise).toBe("another's");
  await worker.stop();
});

test("delivers eight mails at a time, over connections that stay open", async () => {
  const connections = new Set<string>();
  let asked = 0;
  const reply = Promise.withResolvers<void>();
  const inbox = await startSmtpInbox({
    onConnect(session, callback) {
      connections.add(session.id);
      callback();
    },
    async onRcptTo(_address, _session, callback) {
      asked += 1;
      await reply.promise;
      callback();
    },
  });
  const ids = Array.from({ length: 24 }, (_, number) => `m${number}`);
  const { context } = await mailContext(smtpDelivery(inbox.url, mailAddresses), { ids });
  const worker = startMailWorker(context);
  await expect.poll(() => asked).toBe(8);
  reply.resolve();
  await expect.poll(() => inbox.mails).toHaveLength(24);
  await worker.stop();
  expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(24);
  expect(connections.size).toBe(8);
});

async function startFailing(send: (current: number) => DeliveryError | undefined) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const clock = testClock();
  let current = 0;
  let attempts = 0;
  const delivered = new Set<string>();
  async function deliver({ id }: Mail) {
    attempts += 1;
    current += 1;
    const failure = send(current);
    await setImmediate();
    await setImmediate();
    current -= 1;
    if (failure) throw failure;
    delivered.add(id);
  }
  const ids = Array.from({ length: 100 }, (_, number) => `m${number}`);
  const started = await mailContext({ description: "far", deliver }, { ids, clock });
  const worker = startMailWorker(started.context);
  onTestFinished(() => worker.stop());
  const pass = async (seconds: number) => {
    for (let second = 1; second <= seconds; second += 1) {
      clock.pass(1_000);
      await vi.advanceTimersByTimeAsync(1_000);
      // The database answers in steps of the event loop.
      for (let step = 0; step < 20; step += 1) await setImmediate();
    }
  };
  // The worker reads accepted.log first, in real time.
  await expect.poll(() => attempts).toBeGreaterThan(0);
  return { ...started, attempts: () => attempts, delivered, pass };
}

test.each([
  ["unavailable", 40],
  // Eight at once, then after 1, 2 and 4 minutes.
  ["blocked", 11],
] as const)(
  "calls a mail server that is %s rarely, and sends all mail within a minute of its return",
  async (outcome, most) => {
    let isDown = true;
    const failing = await startFailing(() => (isDown ? new DeliveryError(outcome, "it is") : undefined));
    const { attempts, context, delivered, lines, pass, states } = failing;
    await pass(600);
    expect(attempts()).toBeLessThanOrEqual(most);
    isDown = false;
    // The command `mail retry`.
    if (outcome === "blocked") await context.outbox.retryDead();
    await pass(60);
    await expect.poll(() => delivered.size).toBe(100);
    const messages = lines
      .map(({ msg }) => msg)
      .filter((msg) => /^mail (?:paused|resumed)$/.test(String(msg)));
    expect(messages).toEqual(["mail paused", "mail resumed"]);
    expect(new Set((await states()).map((row) => row.attempts))).toEqual(new Set([1]));
  },
);

test("uses fewer connections if the mail server says that they are too many", async () => {
  const failing = await startFailing((current) =>
    current > 3 ? new DeliveryError("deferred", "CONN was answered with 421") : undefined,
  );
  await failing.pass(60);
  expect(failing.delivered.size).toBe(100);
  expect(failing.attempts()).toBeLessThan(125);
});

test.each([
  { given: "forward", by: 86_400_000 },
  { given: "back", by: -86_400_000 },
])("delays no mail, and sends none twice, if the clock is set $given by a day (P2)", async ({ by }) => {
  const clock = testClock();
  const reply = Promise.withResolvers<void>();
  const asked: string[] = [];
  async function deliver({ id }: Mail) {
    asked.push(id);
    if (id === "current") await reply.promise;
  }
  const started = await mailContext({ description: "here", deliver }, { ids: ["postponed"], clock });
  const { context, enqueue, lines } = started;
  const claim = await context.outbox.claimNext();
  await enqueue("current");
  const worker = startMailWorker(context);
  await expect.poll(() => asked).toEqual(["current"]);
  if (claim) await context.outbox.release(claim, postponed);
  clock.set(by);
  await enqueue("new");
  worker.wake();
  await expect.poll(() => asked.toSorted()).toEqual(["current", "new", "postponed"]);
  reply.resolve();
  await worker.stop();
  expect(asked).toHaveLength(3);
  const msg = "system clock was set: retrying waiting mail now";
  expect(lines).toContainEqual(expect.objectContaining({ msg, seconds: by / 1_000 }));
});
