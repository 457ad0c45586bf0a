import { type SMTPServerOptions } from "smtp-server";
import { expect, test, onTestFinished, vi } from "vitest";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { deliverNext, mailAddresses, mailContext, testClock, testMail } from "../../test/mail-context.ts";
import { httpsCertificate } from "../../test/deploy/start-nginx.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { enqueueMail } from "./outbox.ts";
import { sqliteFunctions } from "../storage/sql-functions.ts";
import { retryDelay } from "./deliver-mail.ts";
import { chooseDelivery } from "./choose-delivery.ts";
import { readEnvironment } from "../config/read-environment.ts";
import { builtSite } from "../../test/start-app.ts";
import { loadSite } from "../site/site.ts";
import { smtpDelivery, type SmtpOptions } from "./smtp-delivery.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { emlDelivery } from "./eml-delivery.ts";

async function start(options?: SMTPServerOptions, login = "") {
  const inbox = await startSmtpInbox(options);
  const url = new URL(inbox.url);
  if (login) [url.username, url.password] = [login, "secret"];
  const clock = testClock();
  return { ...(await mailContext(smtpDelivery(url, mailAddresses), { clock })), clock, inbox };
}

function rejectRecipient(responseCode: number, text = "not now"): SMTPServerOptions {
  return {
    onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error(text), { responseCode })),
  };
}

test("sends a mail as it was written, once", async () => {
  const { context, clock, database, inbox } = await start();
  await deliverNext(context);
  const mail = {
    ...testMail("0199-abc"),
    subject: "[Help / Support] message from ada@example.org",
    text: `Ẹ káàárọ̀ 👋🏾\n.\n..two dots\nשלום\n${"long ".repeat(300)}\n`,
  };
  await enqueueMail(database, sqliteFunctions(clock.now), mail);
  expect(await deliverNext(context)).toBe(true);
  clock.pass(48 * 3_600_000);
  expect(await deliverNext(context)).toBeUndefined();
  expect(inbox.mails).toHaveLength(2);
  expect(inbox.mails[1]).toMatchObject({
    messageId: "<0199-abc@moyo.example>",
    date: "2026-11-21T08:00:00.000Z",
    from: { name: "Móyo, Inc.", address: "website@moyo.example" },
    to: [{ address: "support@moyo.example" }],
    replyTo: [{ address: "ada@example.org" }],
    subject: mail.subject,
    text: mail.text,
  });
  expect(inbox.mails[1]?.html).toBeUndefined();
  expect(inbox.mails[1]?.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  );
});

const rejected = { state: "dead", level: 50, msg: "mail rejected", isAvailable: true };
const blocked = {
  state: "waiting",
  level: 50,
  msg: "mail not sent until a setting is corrected",
  isAvailable: false,
};
const postponed = { state: "waiting", level: 40, msg: "mail postponed", isAvailable: true };
const notSent = { state: "waiting", level: 40, msg: "mail not sent now", isAvailable: false };
const noMailbox = rejectRecipient(550, "5.1.1 no such mailbox, says ada@example.org");
const fullMailbox = rejectRecipient(552, "5.2.2 over quota");
const rejectAfterContent = (responseCode: number, text: string): SMTPServerOptions => ({
  onData(stream, _session, callback) {
    stream.resume();
    callback(Object.assign(new Error(text), { responseCode }));
  },
});
const rejectContent = rejectAfterContent(554, "5.7.1 spam of ada@example.org");
const rejectLogin: SMTPServerOptions = {
  disabledCommands: ["STARTTLS"],
  onAuth: (_auth, _session, callback) =>
    callback(Object.assign(new Error("wrong password of ada@example.org"), { responseCode: 535 })),
};

type Case = [
  given: string,
  outcome: typeof rejected,
  error: string,
  options?: SMTPServerOptions,
  login?: string,
];

test.each<Case>([
  ["rejects the content", rejected, "DATA was answered with 554 5.7.1", rejectContent],
  ["rejects the recipient, a setting", blocked, "RCPT TO was answered with 550 5.1.1", noMailbox],
  ["has a full mailbox", notSent, "RCPT TO was answered with 552 5.2.2", fullMailbox],
  ["has a busy mailbox", postponed, "RCPT TO was answered with 450", rejectRecipient(450)],
  ["is in the wrong state", postponed, "RCPT TO was answered with 503", rejectRecipient(503)],
  ["rejects the login, a setting", blocked, "AUTH PLAIN was answered with 535", rejectLogin, "moyo"],
  ["is down", notSent, expect.stringMatching(/ECONNREFUSED/)],
])("records the outcome if the server %s", async (...row) => {
  const [, { state, level, msg, isAvailable }, error, options, login] = row;
  const { context, inbox, lines, states } = await start(options, login);
  if (!options) await inbox.close();
  expect(await deliverNext(context)).toBe(isAvailable);
  const attempts = isAvailable ? 1 : 0;
  expect(await states()).toMatchObject([{ state, attempts, last_error: error }]);
  expect(lines).toMatchObject([{ mail: "m1", attempt: 1, reason: error, level, msg }]);
  expect(JSON.stringify(lines)).not.toMatch(/ada@example\.org|secret/);
});

test("retries a postponed mail after a minute, and up to a fifth more", async () => {
  const { context, clock } = await start(rejectRecipient(450));
  await deliverNext(context);
  clock.pass(59_999);
  expect(await deliverNext(context)).toBeUndefined();
  clock.pass(12_001);
  expect(await deliverNext(context)).toBe(true);
});

test.each<[why: string, options?: SMTPServerOptions]>([
  ["the mailbox is full", fullMailbox],
  ["the recipient, a setting, is rejected", noMailbox],
  ["the mail server is down"],
  ["it is postponed", rejectRecipient(450)],
])("gives up a mail after five days and five attempts if %s", async (_why, options) => {
  const { context, clock, inbox, lines, states } = await start(options);
  if (!options) await inbox.close();
  const stateAfter = async (minutes: number) => {
    clock.pass(minutes * 60_000);
    await deliverNext(context);
    return (await states())[0]?.state;
  };
  const minutes = [0, 4.9 * 24 * 60, 0.2 * 24 * 60, ...Array<number>(60).fill(1)];
  for (const each of minutes) expect(await stateAfter(each)).toBe("waiting");
  expect(await stateAfter(3 * 60)).toBe("dead");
  expect(lines.at(-1)).toMatchObject({ level: 50, msg: "mail given up: not accepted for five days" });
  await context.outbox.retryDead();
  await deliverNext(context);
  expect(await states()).toMatchObject([{ state: "waiting", attempts: 1 }]);
});

test("lets other mail leave first after an answer to the content, which may be about one mail", async () => {
  const { context, clock, states } = await start(rejectAfterContent(550, "5.7.60 no permissions to send"));
  expect([await deliverNext(context), await deliverNext(context)]).toEqual([false, undefined]);
  clock.pass(72_000);
  expect(await deliverNext(context)).toBe(false);
  expect(await states()).toMatchObject([{ state: "waiting", attempts: 2 }]);
});

test("waits longer after each attempt, and up to a fifth more", () => {
  const minutes = [1, 2, 3, 4, 5, 6, 100].map((attempt) => retryDelay(attempt, 0) / 60_000);
  expect(minutes).toEqual([1, 5, 30, 2 * 60, 6 * 60, 24 * 60, 24 * 60]);
  expect(retryDelay(2, 1)).toBeCloseTo(6 * 60_000);
});

const plain = testMail("m1");
const options = { signal: new AbortController().signal, markSending: async () => {} };

function deliveryTo(url: URL, smtpOptions?: SmtpOptions) {
  const delivery = smtpDelivery(url, mailAddresses, smtpOptions);
  onTestFinished(() => delivery.close());
  return delivery;
}

test("times out if the server stops responding", async () => {
  const inbox = await startSmtpInbox({ onMailFrom: () => {} });
  await expect(deliveryTo(inbox.url, { socketTimeout: 50 }).deliver(plain, options)).rejects.toThrow(
    /timeout/i,
  );
});

test.each(["SUPPORT@moyo.example", "website@moyo.example", "MAILER-DAEMON@example.org"])(
  "lets no answer go to %s",
  async (replyTo) => {
    const inbox = await startSmtpInbox();
    await deliveryTo(inbox.url).deliver({ ...plain, replyTo }, options);
    expect(inbox.mails[0]?.replyTo).toBeUndefined();
  },
);

test.each([
  [{ PUBLIC_URL: "https://www.moyo.example" }, "www.moyo.example"],
  [{ PUBLIC_URL: "http://192.0.2.1", MAIL_FROM: "website@bücher.example" }, "xn--bcher-kva.example"],
  [{ PUBLIC_URL: "http://localhost:3000" }, "fixture.example"],
  [{ PUBLIC_URL: "https://www.moyo.example" }, "relay.moyo.example", "?name=relay.moyo.example"],
])("greets, and writes addresses, in ASCII with %o", async (variables, name, search = "") => {
  const greetings: unknown[] = [];
  const onMailFrom: SMTPServerOptions["onMailFrom"] = (_address, { hostNameAppearsAs }, callback) => {
    greetings.push(hostNameAppearsAs);
    callback();
  };
  const inbox = await startSmtpInbox({ onMailFrom });
  const environment = readEnvironment({ SMTP_URL: inbox.url.href + search, ...variables });
  const delivery = chooseDelivery(environment, (await loadSite(builtSite)).brand);
  onTestFinished(() => delivery.close());
  await delivery.deliver(plain, options);
  const domain = "MAIL_FROM" in variables ? "xn--bcher-kva.example" : "fixture.example";
  expect(greetings).toEqual([name]);
  expect(inbox.mails[0]).toMatchObject({
    messageId: `<m1@${domain}>`,
    from: { address: `website@${domain}` },
  });
});

test("sends no password in clear text to another machine", async () => {
  const onAuth = vi.fn<() => void>();
  const inbox = await startSmtpInbox({ disabledCommands: ["STARTTLS"], onAuth });
  // This address leads to this machine, but counts as another.
  const url = new URL(`smtp://ada:secret@0.0.0.0:${inbox.url.port}`);
  await expect(deliveryTo(url).deliver(plain, options)).rejects.toThrow(/TLS/);
  expect(onAuth).not.toHaveBeenCalled();
});

test("sends mail without TLS to a mail server of this machine whose TLS fails", async () => {
  const inbox = await startSmtpInbox({
    ...httpsCertificate,
    disabledCommands: ["AUTH"],
    maxVersion: "TLSv1.1",
  });
  const { deliver } = deliveryTo(inbox.url);
  await Promise.all(["m1", "m2", "m3"].map((id) => deliver(testMail(id), options)));
  expect(inbox.mails).toHaveLength(3);
});

test("writes one .eml file that only this user can read, even if it delivers a mail twice", async () => {
  const folder = join(await temporaryFolder(), "mail");
  const delivery = emlDelivery(folder, mailAddresses);
  await delivery.deliver(plain, options);
  await delivery.deliver(plain, options);
  expect(await readdir(folder)).toEqual(["m1.eml"]);
  const file = join(folder, "m1.eml");
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    messageId: "<m1@moyo.example>",
    text: `${plain.text}\n`,
  });
  expect((await stat(file)).mode.toString(8)).toMatch(/600$/);
  expect((await stat(folder)).mode.toString(8)).toMatch(/700$/);
});

test("leaves no file of a message that was erased meanwhile (P7)", async () => {
  const folder = await temporaryFolder();
  const markSending = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("the claim has ended"));
  const delivering = emlDelivery(folder, mailAddresses).deliver(plain, { ...options, markSending });
  await expect(delivering).rejects.toThrow("the claim has ended");
  expect(await readdir(folder)).toEqual([]);
});
