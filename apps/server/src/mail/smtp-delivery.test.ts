import { expect, onTestFinished, test, vi } from "vitest";
import { mailAddresses, testMail } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const mail = testMail("m1");
const options = { signal: new AbortController().signal, markSending: async () => {} };

function deliveryTo(url: URL, socketTimeout?: number) {
  const delivery = smtpDelivery(url, mailAddresses, socketTimeout);
  onTestFinished(() => delivery.close());
  return delivery;
}

test("times out if the server stops responding", async () => {
  const inbox = await startSmtpInbox({ onMailFrom: () => {} });
  await expect(deliveryTo(inbox.url, 50).deliver(mail, options)).rejects.toThrow(/timeout/i);
});

test("connects again to a server that was down", async () => {
  const first = await startSmtpInbox();
  const delivery = deliveryTo(first.url);
  await delivery.deliver(mail, options);
  await first.close();
  await expect(delivery.deliver(mail, options)).rejects.toThrow(/ECONNREFUSED/);
  const second = await startSmtpInbox({}, Number(first.url.port));
  await delivery.deliver(mail, options);
  expect(second.mails.map(({ subject }) => subject)).toEqual(["Hello"]);
});

test("sends no password in clear text to another machine", async () => {
  const onAuth = vi.fn<() => void>();
  const inbox = await startSmtpInbox({ disabledCommands: ["STARTTLS"], onAuth });
  // This address leads to this machine, but counts as another.
  const url = new URL(`smtp://ada:secret@0.0.0.0:${inbox.url.port}`);
  await expect(deliveryTo(url).deliver(mail, options)).rejects.toThrow(/TLS/);
  expect(onAuth).not.toHaveBeenCalled();
});
