import { readFile, writeFile } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { deliverNext, mailContext, testClock } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { enqueueMail } from "./database-outbox.ts";
import { MailUnanswered, type Delivery } from "./delivery.ts";
import type { Mail } from "./mail.ts";
import { startMailWorker } from "./mail-worker.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const addresses = { senderName: "Moyo", from: "website@moyo.example", to: "support@moyo.example" };
const createdAt = new Date("2026-11-21T08:00:00.000Z");
const mail: Mail = { id: "m1", replyTo: "ada@example.org", subject: "Hello", text: "Hi", createdAt };
const minute = 60_000;

/** The address of a proxy that cuts the first connection at what matches. */
async function cutOnce(target: URL, at: RegExp): Promise<URL> {
  const proxy = await startTcpProxy(target);
  onTestFinished(() => proxy.close());
  void proxy.cut({ at });
  return proxy.url;
}

async function prepare(cut?: RegExp) {
  const inbox = await startSmtpInbox();
  const url = cut ? await cutOnce(inbox.url, cut) : inbox.url;
  const database = await temporaryDatabase();
  await enqueueMail(database, sqliteDialect(), mail);
  const clock = testClock(createdAt.getTime());
  const { context, lines, acceptedFile } = await mailContext(database, smtpDelivery(url, addresses), clock);
  const row = () =>
    database.selectFrom("mail_job").select(["state", "attempts", "unknowns"]).executeTakeFirst();
  /** Message-IDs as the mailbox has them, copies and all. */
  const received = () => inbox.mails.map(({ messageId }) => messageId);
  const messages = () => lines.map(({ msg }) => msg);
  return { inbox, database, clock, context, acceptedFile, row, received, messages };
}

test("a mail whose acceptance the database cannot record is marked as soon as it can, and sent once (P2)", async () => {
  const { database, clock, context, acceptedFile, row, received } = await prepare();
  const { outbox } = context;
  const markSent = outbox.markSent.bind(outbox);
  let isBroken = true;
  outbox.markSent = async (id) => {
    if (isBroken) throw new Error("database or disk is full");
    await markSent(id);
  };
  const delivering = deliverNext(context);
  await expect.poll(() => readFile(acceptedFile, "utf8").catch(() => "")).toBe("m1\n");
  expect(await row()).toMatchObject({ state: "sending" });
  isBroken = false;
  await delivering;
  expect(await row()).toMatchObject({ state: "sent" });
  clock.pass(48 * 60 * minute);
  expect(await deliverNext(context)).toBeUndefined();
  expect(received()).toEqual(["<m1@moyo.example>"]);
  expect(await database.selectFrom("mail_job").select("sent_at").execute()).toHaveLength(1);
});

test("a process that died before it could mark a mail left a note, which the next one reads before it claims (P2)", async () => {
  const { clock, context, acceptedFile, row, received } = await prepare();
  const { outbox } = context;
  const markSent = outbox.markSent.bind(outbox);
  outbox.markSent = () => Promise.reject(new Error("database or disk is full"));
  const dying = new AbortController();
  const delivering = deliverNext(context, dying.signal);
  await expect.poll(() => readFile(acceptedFile, "utf8").catch(() => "")).toBe("m1\n");
  dying.abort();
  await delivering;
  outbox.markSent = markSent;
  clock.pass(15 * minute);
  const worker = startMailWorker(context);
  await expect.poll(row).toMatchObject({ state: "sent" });
  await worker.stop();
  expect(received()).toEqual(["<m1@moyo.example>"]);
  await expect(readFile(acceptedFile)).rejects.toThrow("ENOENT");
});

test("a note that was cut short names no mail", async () => {
  const { context, acceptedFile } = await prepare();
  await writeFile(acceptedFile, "m1\nm2");
  const ids: string[] = [];
  await context.accepted.apply(async (id) => void ids.push(id));
  expect(ids).toEqual(["m1"]);
});

test.each([
  { where: "at the greeting", cut: /^220/, unknowns: 0 },
  { where: "before the sender", cut: /^MAIL FROM/, unknowns: 0 },
  { where: "before the mail is asked for", cut: /^354/m, unknowns: 0 },
  { where: "before the mail's end", cut: /(?:^|\r\n)\.\r\n$/, unknowns: 1 },
  { where: "before it was told that the mail is accepted", cut: /^250.*queued/i, unknowns: 1 },
])(
  "a connection that is cut $where costs no mail, and a copy only where nobody can tell (P2)",
  async ({ cut, unknowns, where }) => {
    const { clock, context, row, received, messages } = await prepare(cut);
    expect(await deliverNext(context)).toBe(unknowns > 0);
    expect(await row()).toMatchObject({ state: unknowns > 0 ? "sending" : "waiting" });
    clock.pass(10 * minute - 1);
    const early = await deliverNext(context);
    expect(early).toBe(unknowns > 0 ? undefined : true);
    clock.pass(1);
    await deliverNext(context);
    expect(await row()).toMatchObject({ state: "sent", unknowns });
    expect(new Set(received())).toEqual(new Set(["<m1@moyo.example>"]));
    expect(received()).toHaveLength(where.includes("accepted") ? 2 : 1);
    expect(messages().includes("mail sent again: it may have arrived before")).toBe(unknowns > 0);
  },
);

test("a mail that was handed over twice and never answered is given up, loudly", async () => {
  const database = await temporaryDatabase();
  await enqueueMail(database, sqliteDialect(), mail);
  const clock = testClock(createdAt.getTime());
  const deliver = vi.fn<Delivery["deliver"]>(async (_mail, { handOver }) => {
    await handOver();
    throw new MailUnanswered("Timeout");
  });
  const { context, lines } = await mailContext(database, { description: "into the void", deliver }, clock);
  for (const _ of [1, 2, 3]) {
    await deliverNext(context);
    clock.pass(10 * minute);
  }
  expect(deliver).toHaveBeenCalledTimes(2);
  expect(lines.at(-1)).toMatchObject({
    level: 50,
    msg: "mail given up: it was handed over twice, and may have arrived",
  });
  expect(await database.selectFrom("mail_job").select("state").execute()).toEqual([{ state: "dead" }]);
});
