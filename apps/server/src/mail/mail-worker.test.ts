import { readdir } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { logLines } from "../../test/log-lines.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { enqueueMail, LocalOutbox } from "../local/outbox.ts";
import { emlDelivery } from "./eml-delivery.ts";
import { startMailWorker } from "./mail-worker.ts";
import type { Mail } from "./mail.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const addresses = { senderName: "Moyo", from: "website@moyo.example", to: "support@moyo.example" };

function mailOf(id: string): Mail {
  return { id, replyTo: "ada@example.org", subject: "Hello", text: "Hi", createdAt: new Date() };
}

test("the worker delivers what earlier runs left waiting, then what it is woken for", async () => {
  const database = await temporaryDatabase();
  const folder = await temporaryFolder();
  const earlier = new LocalOutbox(database);
  await enqueueMail(database, mailOf("left"));
  await earlier.claimNext();
  await earlier.postpone("left", 3_600_000, "connection lost");

  const { log } = logLines();
  const worker = startMailWorker({
    outbox: new LocalOutbox(database),
    delivery: emlDelivery(folder, addresses),
    log,
  });
  await expect.poll(() => readdir(folder)).toEqual(["left.eml"]);
  await enqueueMail(database, mailOf("new"));
  worker.wake();
  await expect.poll(() => readdir(folder)).toEqual(["left.eml", "new.eml"]);
  await worker.stop();
});

test("a stopping worker finishes the current mail and claims no other", async () => {
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
  await enqueueMail(database, mailOf("in-hand"));
  await enqueueMail(database, { ...mailOf("next"), createdAt: new Date(Date.now() + 1) });
  const { log } = logLines();
  const worker = startMailWorker({
    outbox: new LocalOutbox(database),
    delivery: smtpDelivery(inbox.url, addresses),
    log,
  });
  await asked.promise;
  const stopped = worker.stop();
  reply.resolve();
  await stopped;
  expect(inbox.mails.map(({ messageId }) => messageId)).toEqual(["<in-hand@moyo.example>"]);
});

test("a worker that cannot reach its database says so and stops when asked", async () => {
  const database = await temporaryDatabase();
  const { log, lines } = logLines();
  const outbox = new LocalOutbox(database);
  await database.destroy();
  const delivery = emlDelivery(await temporaryFolder(), addresses);
  const worker = startMailWorker({ outbox, delivery, log });
  await expect.poll(() => lines.map(({ level }) => level)).toEqual([50, 50]);
  await worker.stop();
});

test("a resting worker looks once a minute for what another process has left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await temporaryDatabase();
  const asked = vi.fn<() => void>();
  const outbox = new LocalOutbox(database, () => {
    asked();
    return Date.now();
  });
  const delivered = Promise.withResolvers<string>();
  const delivery = { description: "here", deliver: async ({ id }: Mail) => delivered.resolve(id) };
  const worker = startMailWorker({ outbox, delivery, log: logLines().log });
  // It waits once it has found nothing.
  while (vi.getTimerCount() === 0) await setImmediate();
  asked.mockClear();
  await enqueueMail(database, mailOf("another's"));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await delivered.promise).toBe("another's");
  await worker.stop();
});

test("a stopping worker waits ten seconds for the current mail, then leaves it for the next start", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await temporaryDatabase();
  await enqueueMail(database, mailOf("in-hand"));
  const asked = Promise.withResolvers<void>();
  const givenUp = vi.fn<() => void>();
  const deliver = (_mail: Mail, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      asked.resolve();
      signal.addEventListener("abort", () => {
        givenUp();
        reject(new Error("given up"));
      });
    });
  const delivery = { description: "nowhere", deliver };
  const worker = startMailWorker({ outbox: new LocalOutbox(database), delivery, log: logLines().log });
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
