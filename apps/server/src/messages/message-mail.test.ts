import { expect, onTestFinished, test } from "vitest";
import { incomingMessage } from "../../test/databases.ts";
import { mailAddresses } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { smtpDelivery } from "../mail/smtp-delivery.ts";
import { messageMail } from "./message-mail.ts";
import type { IncomingMessage } from "./message-store.ts";

async function sendMail(message: IncomingMessage) {
  const { mails, url } = await startSmtpInbox();
  const delivery = smtpDelivery(url, mailAddresses);
  onTestFinished(delivery.close);
  const options = { signal: new AbortController().signal, markSending: async () => {} };
  await delivery.deliver(messageMail(message), options);
  return mails[0];
}

const labels = "Name Business Phone Website From Received Reference Sender's";
/** Controls except line breaks, separators of lines, and what reorders or hides text. */
const unprintable = /[[\p{Cc}--[\n\t]]\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff\u{e0041}]/v;

test.each([
  ["\n", ["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"]],
  ["\ufffd", ["\u001b", "\u0007", "\b", "\u007f", "\u009b", "\u009d"]],
  ["", ["\u202e", "\u2066", "\u200f", "\u061c", "\u200b", "\u00ad", "\u2060", "\ufeff", "\u{e0041}"]],
  ["\u200d", ["\u200d"]],
  [" ".repeat(200), [" ".repeat(200)]],
])("shows as %j what makes no line and no order in mails: %j", async (shown, all) => {
  for (const typed of all) {
    const text = `One${typed}From: eve@evil.example`;
    const fields = { name: text, businessname: text, phoneNumber: text, website: `javascript:${text}` };
    const values = { ...fields, email: "ada@example.org", description: `${text}\r\n\tTwo` };
    const mail = await sendMail({ ...incomingMessage, formName: "advertising", values });
    const [lines = "", ...others] = mail?.text?.split("\n\n") ?? [];
    expect(lines.replaceAll(/(?:: | ).*\n?/g, " ").trim()).toBe(labels);
    expect(others.join("\n\n").trimEnd()).toBe(`One${shown}From: eve@evil.example\n\tTwo`);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(unprintable);
    expect(mail).not.toHaveProperty("html");
  }
});

const encodedWord = "=?utf-8?q?Eve=0ABcc=3A?=";

test.each([
  ["ada_o'neil-1+site@example.org", "ada_o'neil-1+site@example.org"],
  ["!#$%&'*+/=^_`{|}~-@example.org", "!#$%&'*+/=^_`{|}~-@example.org"],
  [".ada..obi.@example.org", '".ada..obi."@example.org'],
  [`${encodedWord}@example.org`, String.raw`"=\?utf-8\?q\?Eve=0ABcc=3A\?="@example.org`],
])("mail of %j is answered to %s, and no encoded word is decoded", async (email, address) => {
  const values = { ...incomingMessage.values, name: encodedWord, email };
  const mail = await sendMail({ ...incomingMessage, formName: "partnership", values });
  expect(mail?.replyTo).toMatchObject([{ address, name: expect.not.stringMatching(/Eve\n/) }]);
  expect(mail?.subject).toBe(`[Partnership] request from ${encodedWord}, ${email}`.replaceAll("=?", "= ?"));
  expect(mail?.text).toContain(`From: ${email}\n`);
});
