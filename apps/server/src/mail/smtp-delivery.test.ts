import assert from "node:assert";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { mailAddresses, testMail } from "../../test/mail-context.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const mail = testMail("m1");
const urlOf = (server: Server) => {
  const address = server.address();
  assert(address && typeof address === "object");
  return new URL(`smtp://127.0.0.1:${address.port}`);
};
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
  const lines: string[] = [];
  const server = createServer((socket) => {
    socket.write("220 plain\r\n");
    socket.on("data", (data) => {
      lines.push(String(data));
      socket.write(String(data).startsWith("EHLO") ? "250-plain\r\n250 AUTH PLAIN\r\n" : "454 no TLS\r\n");
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  // This address leads to this machine, but counts as another.
  const url = new URL(`smtp://ada:secret@0.0.0.0:${urlOf(server).port}`);
  await expect(deliveryTo(url).deliver(mail, options)).rejects.toThrow(/TLS/);
  expect(lines.join("")).toContain("STARTTLS");
  expect(lines.join("")).not.toContain("AUTH");
});
