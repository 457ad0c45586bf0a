import { expect, onTestFinished, test } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { deliverNext, mailContext, testClock } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { enqueueMail } from "./database-outbox.ts";
import { retryDelay } from "./deliver-mail.ts";
import type { Mail } from "./mail.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const addresses = { senderName: "Móyo, Inc.", from: "website@moyo.example", to: "support@moyo.example" };
const mail: Mail = {
  id: "0199-abc",
  replyTo: "ada@example.org",
  subject: "[Help / Support] message from ada@example.org",
  text: `Ẹ káàárọ̀ 👋🏾\n.\n..two dots\nשלום\n${"long ".repeat(300)}\n`,
  createdAt: new Date("2026-11-21T08:00:00.000Z"),
};

async function mailContextFor(url: URL) {
  const database = await temporaryDatabase();
  await enqueueMail(database, sqliteDialect(), mail);
  const clock = testClock(mail.createdAt.getTime());
  const { context, lines } = await mailContext(database, smtpDelivery(url, addresses), clock);
  const state = () => database.selectFrom("mail_job").select(["state", "last_error"]).executeTakeFirst();
  return { context, clock, lines, state, outbox: context.outbox };
}

test("an accepted mail arrives as it was written, and once", async () => {
  const inbox = await startSmtpInbox();
  const { context, clock } = await mailContextFor(inbox.url);
  expect(await deliverNext(context)).toBe(true);
  clock.pass(48 * 3_600_000);
  expect(await deliverNext(context)).toBeUndefined();
  expect(inbox.mails).toHaveLength(1);
  expect(inbox.mails[0]).toMatchObject({
    messageId: "<0199-abc@moyo.example>",
    date: "2026-11-21T08:00:00.000Z",
    from: { name: "Móyo, Inc.", address: "website@moyo.example" },
    to: [{ address: "support@moyo.example" }],
    replyTo: [{ address: "ada@example.org" }],
    subject: mail.subject,
    text: mail.text,
  });
  expect(inbox.mails[0]?.html).toBeUndefined();
  expect(inbox.mails[0]?.headers).toContainEqual(
    expect.objectContaining({ key: "content-type", value: "text/plain; charset=utf-8" }),
  );
});

test("while the server is down a mail waits, its attempts uncounted; it is sent when the server is back", async () => {
  const { url, close } = await startSmtpInbox();
  await close();
  const { context, lines } = await mailContextFor(url);
  expect(await deliverNext(context)).toBe(false);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: "mail not sent now", mail: mail.id, attempt: 1 }),
  );

  // On a port of its own: another program may have taken the one that was free.
  const inbox = await startSmtpInbox();
  const delivery = smtpDelivery(inbox.url, addresses);
  onTestFinished(() => delivery.close());
  expect(await deliverNext({ ...context, delivery })).toBe(true);
  expect(lines).toContainEqual(expect.objectContaining({ msg: "mail accepted", attempt: 1 }));
  expect(inbox.mails.map(({ messageId }) => messageId)).toEqual(["<0199-abc@moyo.example>"]);
});

test("a mail that the server rejects for good is dead, logged, and not retried", async () => {
  const inbox = await startSmtpInbox({
    onRcptTo: (_address, _session, callback) => {
      callback(
        Object.assign(new Error("5.1.1 no such mailbox, says ada@example.org"), { responseCode: 550 }),
      );
    },
  });
  const { context, lines, state, outbox } = await mailContextFor(inbox.url);
  await deliverNext(context);
  expect(await state()).toEqual({ state: "dead", last_error: "RCPT TO was answered with 550 5.1.1" });
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 50, msg: "mail refused for good", mail: mail.id }),
  );
  expect(JSON.stringify(lines)).not.toContain("ada@example.org");
  expect(await outbox.nextDueIn()).toBeUndefined();
});

test.each([
  { refusal: "the mailbox is busy", responseCode: 450 },
  { refusal: "the session is in the wrong state", responseCode: 503 },
])(
  "a mail waits a minute, and up to a fifth more, when $refusal ($responseCode)",
  async ({ responseCode }) => {
    const inbox = await startSmtpInbox({
      onRcptTo: (_address, _session, callback) => {
        callback(Object.assign(new Error("not now"), { responseCode }));
      },
    });
    const { context, clock, state } = await mailContextFor(inbox.url);
    await deliverNext(context);
    expect(await state()).toEqual({
      state: "waiting",
      last_error: `RCPT TO was answered with ${responseCode}`,
    });
    clock.pass(59_999);
    expect(await deliverNext(context)).toBeUndefined();
    clock.pass(12_001);
    expect(await deliverNext(context)).toBe(true);
  },
);

test("a mail waits when the login is rejected, since that is a setting to fix", async () => {
  const inbox = await startSmtpInbox({
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, callback) => {
      callback(Object.assign(new Error("wrong password"), { responseCode: 535 }));
    },
  });
  const url = new URL(inbox.url);
  url.username = "moyo";
  url.password = "secret";
  const { context, lines, state } = await mailContextFor(url);
  await deliverNext(context);
  expect(await state()).toMatchObject({ state: "waiting" });
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("an aborted attempt leaves the mail waiting", async () => {
  const asked = Promise.withResolvers<void>();
  const inbox = await startSmtpInbox({ onRcptTo: () => asked.resolve() });
  const { context, state } = await mailContextFor(inbox.url);
  const givingUp = new AbortController();
  const delivering = deliverNext(context, givingUp.signal);
  await asked.promise;
  givingUp.abort();
  await delivering;
  expect(await state()).toMatchObject({ state: "waiting" });
});

test.each([
  { attempt: 1, minutes: 1 },
  { attempt: 2, minutes: 5 },
  { attempt: 3, minutes: 30 },
  { attempt: 4, minutes: 2 * 60 },
  { attempt: 5, minutes: 6 * 60 },
  { attempt: 6, minutes: 24 * 60 },
  { attempt: 7, minutes: 24 * 60 },
  { attempt: 100, minutes: 24 * 60 },
])("after attempt $attempt a mail waits $minutes minutes, and up to a fifth more", ({ attempt, minutes }) => {
  expect(retryDelay(attempt, 0)).toBe(minutes * 60_000);
  expect(retryDelay(attempt, 1)).toBeCloseTo(minutes * 60_000 * 1.2);
});
