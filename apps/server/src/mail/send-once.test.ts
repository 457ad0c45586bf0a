import { readFile, writeFile } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { deliverNext, mailAddresses, mailContext, testClock } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import { DeliveryError, type Delivery, type DeliveryOptions } from "./delivery.ts";
import { startMailWorker } from "./mail-worker.ts";
import type { Mail } from "./outbox.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const minute = 60_000;

async function cutOnce(target: URL, at: RegExp): Promise<URL> {
  const proxy = await startTcpProxy(target);
  onTestFinished(() => proxy.close());
  void proxy.cut(at);
  return proxy.url;
}

async function start({ cut, ...options }: { cut?: RegExp } & Parameters<typeof startSmtpInbox>[0] = {}) {
  const inbox = await startSmtpInbox(options);
  const clock = testClock();
  const url = cut ? await cutOnce(inbox.url, cut) : inbox.url;
  const started = await mailContext(smtpDelivery(url, mailAddresses), { clock });
  const received = () => inbox.mails.map(({ messageId }) => messageId);
  const accepted = () => readFile(started.acceptedFile, "utf8").catch(() => "");
  return { ...started, clock, received, accepted };
}

function breakMarkSent(outbox: { markSent: (id: string) => Promise<void> }): () => void {
  const { markSent } = outbox;
  outbox.markSent = () => Promise.reject(new Error("database or disk is full"));
  return () => (outbox.markSent = markSent);
}

test("retries to record an accepted mail, and sends it once (P2)", async () => {
  const { clock, context, accepted, states, received } = await start();
  const repair = breakMarkSent(context.outbox);
  const delivering = deliverNext(context);
  await expect.poll(accepted).toBe("m1\n");
  expect(await states()).toMatchObject([{ state: "sending" }]);
  repair();
  await delivering;
  expect(await states()).toMatchObject([{ state: "sent" }]);
  clock.pass(48 * 60 * minute);
  expect(await deliverNext(context)).toBeUndefined();
  expect(received()).toEqual(["<m1@moyo.example>"]);
});

test("applies accepted.log of a process that died, before it claims (P2)", async () => {
  const { clock, context, accepted, states, received } = await start();
  const repair = breakMarkSent(context.outbox);
  const dying = new AbortController();
  const delivering = deliverNext(context, dying.signal);
  await expect.poll(accepted).toBe("m1\n");
  dying.abort();
  await delivering;
  repair();
  clock.pass(15 * minute);
  const worker = startMailWorker(context);
  await expect.poll(states).toMatchObject([{ state: "sent" }]);
  await worker.stop();
  expect([received(), await accepted()]).toEqual([["<m1@moyo.example>"], ""]);
});

test("stops without a delay once accepted.log has the mail that the database cannot record", async () => {
  const { context, accepted } = await start();
  breakMarkSent(context.outbox);
  const worker = startMailWorker(context);
  await expect.poll(accepted).toBe("m1\n");
  // The timer that aborts deliveries never fires.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await worker.stop();
});

test("ignores an incomplete line of accepted.log", async () => {
  const { context, acceptedFile } = await start();
  await writeFile(acceptedFile, "m1\nm2");
  const ids: string[] = [];
  await context.accepted.apply(async (id) => void ids.push(id));
  expect(ids).toEqual(["m1"]);
});

test.each([
  { where: "at the greeting", cut: /^220/, unknowns: 0, copies: 1 },
  { where: "before the sender", cut: /^MAIL FROM/, unknowns: 0, copies: 1 },
  { where: "before the server asks for the mail", cut: /^354/m, unknowns: 0, copies: 1 },
  { where: "before the mail's end", cut: /(?:^|\r\n)\.\r\n$/, unknowns: 1, copies: 1 },
  { where: "before the acknowledgment", cut: /^250.*queued/i, unknowns: 1, copies: 2 },
])(
  "delivers $copies copies with one Message-ID if the connection is cut $where (P2)",
  async ({ cut, unknowns, copies }) => {
    const { clock, context, states, received, lines } = await start({ cut });
    expect(await deliverNext(context)).toBe(unknowns > 0);
    expect(await states()).toMatchObject([{ state: unknowns > 0 ? "sending" : "waiting" }]);
    clock.pass(10 * minute - 1);
    expect(await deliverNext(context)).toBe(unknowns > 0 ? undefined : true);
    clock.pass(1);
    await deliverNext(context);
    expect(await states()).toMatchObject([{ state: "sent", unknowns }]);
    expect(received()).toEqual(Array.from({ length: copies }, () => "<m1@moyo.example>"));
    const messages = lines.map(({ msg }) => msg);
    expect(messages.includes("mail sent again: it may have arrived before")).toBe(unknowns > 0);
  },
);

test("gives up a mail that was not acknowledged twice", async () => {
  const clock = testClock();
  const deliver = vi.fn<Delivery["deliver"]>(async (_mail, { markSending }) => {
    await markSending();
    throw new DeliveryError("unknown", "Timeout");
  });
  const { context, lines, states } = await mailContext({ description: "nowhere", deliver }, { clock });
  for (const _ of [1, 2, 3]) {
    await deliverNext(context);
    clock.pass(10 * minute);
  }
  expect(deliver).toHaveBeenCalledTimes(2);
  const msg = "mail not retried: not acknowledged twice, it may have arrived";
  expect(lines.at(-1)).toMatchObject({ level: 50, msg });
  expect(await states()).toMatchObject([{ state: "dead", last_error: "not acknowledged twice" }]);
});

// As after SIGSTOP: the process notices the pause when it reads its clock.
test.each([
  { pause: 50_000, before: "connecting", mails: 1, left: "sent" },
  { pause: 50_001, before: "connecting", mails: 0, left: "waiting" },
  { pause: 50_000, before: "the mail's end", mails: 1, left: "sent" },
  { pause: 50_001, before: "the mail's end", mails: 0, left: "waiting" },
])("leaves a mail $left after a pause of $pause ms before $before (P2)", async (given) => {
  const { pause, before, mails, left } = given;
  const { context, clock, received, states } = await start({
    onRcptTo(_address, _session, callback) {
      if (before !== "connecting") clock.pass(pause);
      callback();
    },
  });
  const outbox = {
    ...context.outbox,
    async claimNext() {
      const claim = await context.outbox.claimNext();
      if (before === "connecting") clock.pass(pause);
      return claim;
    },
  };
  await deliverNext({ ...context, outbox });
  expect(received()).toHaveLength(mails);
  expect(await states()).toMatchObject([{ state: left }]);
});

test("does not send a mail that another worker claimed meanwhile (P2)", async () => {
  const { context, clock, otherOutbox, received, states } = await start({
    async onRcptTo(_address, _session, callback) {
      clock.set(3_600_000);
      await otherOutbox.claimNext();
      callback();
    },
  });
  await deliverNext(context);
  expect(received()).toEqual([]);
  expect(await states()).toMatchObject([{ state: "waiting", attempts: 2 }]);
});

async function startSlowDelivery() {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const begun = Promise.withResolvers<AbortSignal>();
  const finished = Promise.withResolvers<void>();
  const deliver = (_mail: Mail, { signal }: DeliveryOptions) => {
    begun.resolve(signal);
    signal.addEventListener("abort", () => finished.reject(new Error("aborted")));
    return finished.promise;
  };
  const clock = { now: Date.now, elapsed: Date.now };
  const started = await mailContext({ description: "slowly", deliver }, { clock });
  const delivering = deliverNext(started.context).catch(String);
  return { ...started, delivering, signal: await begun.promise, finish: finished.resolve };
}

test("renews the claim of a mail that takes longer than a lease (P2)", async () => {
  const { otherOutbox, states, delivering, finish } = await startSlowDelivery();
  for (let minutes = 1; minutes <= 10; minutes += 1) {
    await vi.advanceTimersByTimeAsync(minute);
    expect(await otherOutbox.claimNext()).toBeUndefined();
  }
  finish();
  await delivering;
  expect(await states()).toMatchObject([{ state: "sent" }]);
});

test("aborts the delivery half a minute before a lease ends that it cannot renew (P2)", async () => {
  const { database, lines, states, delivering, signal } = await startSlowDelivery();
  await database.schema.alterTable("mail_job").renameTo("elsewhere").execute();
  await vi.advanceTimersByTimeAsync(89_999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal.aborted).toBe(true);
  expect(await delivering).toContain("no such table");
  await database.schema.alterTable("elsewhere").renameTo("mail_job").execute();
  expect(lines.filter(({ msg }) => msg === "mail lease not renewed")).toHaveLength(3);
  expect(await states()).toMatchObject([{ state: "waiting" }]);
});
