import { expect, onTestFinished, test } from "vitest";
import { incomingMessage } from "../../test/databases.ts";
import { mailAddresses } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { dataFolder, runCommand } from "../../test/stored-messages.ts";
import { smtpDelivery } from "../mail/smtp-delivery.ts";
import { messageMail } from "./message-mail.ts";
import type { IncomingMessage } from "./message-store.ts";

async function sendMail(message: IncomingMessage) {
  const { mails, url } = await startSmtpInbox();
  const delivery = smtpDelivery(url, mailAddresses);
  onTestFinished(delivery.close);
  const { signal } = new AbortController();
  await delivery.deliver(messageMail(message), { signal, markSending: async () => {} });
  return mails[0];
}

const labels = "Name Business From Phone Website Received Reference Sender's-reference".split(" ");
/** Controls except line breaks, separators of lines and paragraphs, and what reorders or hides text. */
const unprintable = /[[\p{Cc}--\n]\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff\u{e0041}]/v;

test.each([
  ["a line break", "\n", "\n"],
  ["Windows' line break", "\r\n", "\n"],
  ["a carriage return", "\r", "\n"],
  ["a vertical tab", "\v", "\n"],
  ["a form feed", "\f", "\n"],
  ["a next line", "\u0085", "\n"],
  ["a line separator", "\u2028", "\n"],
  ["a paragraph separator", "\u2029", "\n"],
  ["a screen's width of spaces", " ".repeat(200), " ".repeat(200)],
  ["an order to clear a terminal", "\u001b[2J", "\ufffd[2J"],
  ["a link of a terminal", "\u001b]8;;http://evil.example\u0007", "\ufffd]8;;http://evil.example\ufffd"],
  ["a title of a terminal", "\u009d0;x\u009c", "\ufffd0;x\ufffd"],
  ["backspaces", "\b\b\u007f", "\ufffd\ufffd\ufffd"],
  ["an override of direction", "\u202e", ""],
  ["isolates and marks of direction", "\u2066\u200f\u061c", ""],
  ["invisible characters", "\u200b\u00ad\u2060\ufeff\u{e0041}", ""],
  ["joiners of scripts and emoji", "\u200d\u200c", "\u200d\u200c"],
])("%s in a field makes no line and no order in mails, messages show and list", async (_, typed, shown) => {
  const text = `One${typed}From: eve@evil.example`;
  const values = { name: text, businessname: text, email: "ada@example.org", phoneNumber: text };
  const description = `${text}\r\n\tTwo`;
  const message: IncomingMessage = {
    ...incomingMessage,
    formName: "advertising",
    values: { ...values, website: `javascript:${text}`, description },
  };
  const mail = await sendMail(message);
  const { environment, withPorts } = await dataFolder();
  await withPorts(async ({ messages }) => void (await messages.save(message)));
  const { printed } = await runCommand("messages show first", environment);
  for (const output of [mail?.text ?? "", printed.replace(/^Mail: .*\nSubject: .*\n/, "")]) {
    const [fields = "", ...others] = output.split("\n\n");
    expect(fields.split("\n").map((line) => line.split(":")[0]?.replace(" ", "-"))).toEqual(labels);
    expect(others.join("\n\n").trimEnd()).toBe(`One${shown}From: eve@evil.example\n\tTwo`);
  }
  const list = (await runCommand("messages list", environment)).printed;
  expect(list.trimEnd().split("\n")).toHaveLength(2);
  for (const output of [
    mail?.subject ?? "",
    mail?.text?.replaceAll("\t", "") ?? "",
    printed.replaceAll("\t", ""),
    list,
  ])
    expect(output).not.toMatch(unprintable);
  expect(mail).not.toHaveProperty("html");
});

const encodedWord = "=?utf-8?q?Eve=0ABcc=3A?=";

test.each([
  ["ada+site@example.org", "ada+site@example.org"],
  ["ada_o'neil-1@example.org", "ada_o'neil-1@example.org"],
  ["!#$%&'*+/=^_`{|}~-@example.org", "!#$%&'*+/=^_`{|}~-@example.org"],
  [".ada..obi.@example.org", '".ada..obi."@example.org'],
  [`${encodedWord}@example.org`, String.raw`"=\?utf-8\?q\?Eve=0ABcc=3A\?="@example.org`],
])("mail of %j is answered to %s, and no encoded word is decoded", async (email, address) => {
  const values = { ...incomingMessage.values, name: encodedWord, email };
  const mail = await sendMail({ ...incomingMessage, formName: "partnership", values });
  expect(mail?.replyTo?.map((entry) => entry.address)).toEqual([address]);
  expect(mail?.subject).toBe(`[Partnership] request from ${encodedWord}, ${email}`.replaceAll("=?", "= ?"));
  expect(JSON.stringify(mail?.headers)).not.toMatch(/Eve\\n|"bcc"/);
  expect(mail?.replyTo?.map((entry) => entry.name).join("")).not.toContain("\n");
  expect(mail?.text).toContain(`From: ${email}\n`);
});
