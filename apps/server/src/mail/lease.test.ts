import { expect, onTestFinished, test, vi } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { deliverNext, mailContext, testClock } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { enqueueMail, LocalOutbox } from "./database-outbox.ts";
import { smtpDelivery } from "./smtp-delivery.ts";
import type { DeliveryOptions } from "./delivery.ts";
import type { Mail } from "./mail.ts";

const addresses = { senderName: "Moyo", from: "website@moyo.example", to: "support@moyo.example" };
const createdAt = new Date("2026-11-21T08:00:00.000Z");
const mail: Mail = { id: "m1", replyTo: "ada@example.org", subject: "Hello", text: "Hi", createdAt };

async function databaseWithMail() {
  const database = await temporaryDatabase();
  await enqueueMail(database, sqliteDialect(), mail);
  const state = async () => (await database.selectFrom("mail_job").select("state").executeTakeFirst())?.state;
  return { database, state };
}

/** A delivery under way: it ends when `finish` is called. */
function slowDelivery() {
  const begun = Promise.withResolvers<AbortSignal>();
  const finished = Promise.withResolvers<void>();
  const deliver = (_mail: Mail, { signal }: DeliveryOptions) => {
    begun.resolve(signal);
    signal.addEventListener("abort", () => finished.reject(new Error("aborted")));
    return finished.promise;
  };
  return { delivery: { description: "slowly", deliver }, begun: begun.promise, finish: finished.resolve };
}

/** Timers and both clocks go on together. */
function fakeTime() {
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
    now: createdAt,
  });
  onTestFinished(() => void vi.useRealTimers());
  return { now: Date.now, elapsed: () => Date.now() - createdAt.getTime() };
}

test("a mail that takes longer than a lease is not claimed by another worker (P2)", async () => {
  const clock = fakeTime();
  const { database, state } = await databaseWithMail();
  const { delivery, begun, finish } = slowDelivery();
  const { context } = await mailContext(database, delivery, clock);
  const delivering = deliverNext(context);
  await begun;
  const other = new LocalOutbox(database, sqliteDialect(clock.now));
  for (let minute = 1; minute <= 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await other.claimNext()).toBeUndefined();
  }
  finish();
  await delivering;
  expect(await state()).toBe("sent");
});

test("a lease that cannot be renewed is logged, and ends the delivery ten seconds before it does (P2)", async () => {
  const clock = fakeTime();
  const { database, state } = await databaseWithMail();
  const { delivery, begun } = slowDelivery();
  const { context, lines } = await mailContext(database, delivery, clock);
  const delivering = deliverNext(context).catch(String);
  const signal = await begun;
  await database.schema.alterTable("mail_job").renameTo("elsewhere").execute();
  await vi.advanceTimersByTimeAsync(109_999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal.aborted).toBe(true);
  expect(await delivering).toContain("no such table");
  await database.schema.alterTable("elsewhere").renameTo("mail_job").execute();
  expect(lines.filter(({ msg }) => msg === "mail lease not renewed")).toHaveLength(3);
  expect(await state()).toBe("waiting");
});

// As after SIGSTOP: the process knows nothing of the time that has passed until it looks at its clock.
test.each([
  { pause: 50_000, before: "connecting", mails: 1, left: "sent" },
  { pause: 50_001, before: "connecting", mails: 0, left: "waiting" },
  { pause: 200_000, before: "connecting", mails: 0, left: "waiting" },
  { pause: 50_000, before: "the mail's end", mails: 1, left: "sent" },
  { pause: 50_001, before: "the mail's end", mails: 0, left: "waiting" },
  { pause: 200_000, before: "the mail's end", mails: 0, left: "waiting" },
])(
  "a worker that was paused for $pause ms before $before leaves the mail $left (P2)",
  async ({ pause, before, mails, left }) => {
    const clock = testClock(createdAt.getTime());
    const inbox = await startSmtpInbox({
      onRcptTo(_address, _session, callback) {
        if (before !== "connecting") clock.pass(pause);
        callback();
      },
    });
    const { database, state } = await databaseWithMail();
    const { context } = await mailContext(database, smtpDelivery(inbox.url, addresses), clock);
    const outbox = new LocalOutbox(database, sqliteDialect(clock.now));
    const claimNext = outbox.claimNext.bind(outbox);
    outbox.claimNext = async () => {
      const claim = await claimNext();
      if (before === "connecting") clock.pass(pause);
      return claim;
    };
    await deliverNext({ ...context, outbox });
    expect(inbox.mails).toHaveLength(mails);
    expect(await state()).toBe(left);
  },
);

test("a mail that another worker claimed, sent or erased meanwhile is not sent (P2)", async () => {
  const clock = testClock(createdAt.getTime());
  const { database, state } = await databaseWithMail();
  const other = new LocalOutbox(database, sqliteDialect(clock.now));
  const inbox = await startSmtpInbox({
    async onRcptTo(_address, _session, callback) {
      clock.set(3_600_000);
      await other.claimNext();
      callback();
    },
  });
  const { context } = await mailContext(database, smtpDelivery(inbox.url, addresses), clock);
  await deliverNext(context);
  expect(inbox.mails).toEqual([]);
  expect(await state()).toBe("waiting");
  expect(await other.nextDueIn()).toBe(120_000);
});
