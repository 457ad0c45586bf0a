import { createServer } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const addresses = { senderName: "Moyo", from: "website@moyo.example", to: "support@moyo.example" };
const mail = { id: "1", replyTo: "ada@example.org", subject: "Hello", text: "Hello", createdAt: new Date(0) };
const patiently = new AbortController().signal;

test("a server that falls silent does not hold the mails behind it", async () => {
  const inbox = await startSmtpInbox({ onMailFrom: () => {} });
  await expect(smtpDelivery(inbox.url, addresses, 50).deliver(mail, patiently)).rejects.toThrow(/timeout/i);
});

test("a password is not sent in clear to another machine", async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.write("220 plain\r\n");
    socket.on("data", (data) => {
      said.push(String(data));
      socket.write(String(data).startsWith("EHLO") ? "250-plain\r\n250 AUTH PLAIN\r\n" : "454 no TLS\r\n");
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  // Leads to this machine, too, but is none of its names.
  const url = new URL(`smtp://ada:secret@0.0.0.0:${port}`);
  await expect(smtpDelivery(url, addresses).deliver(mail, patiently)).rejects.toThrow(/TLS/);
  expect(said.join("")).toContain("STARTTLS");
  expect(said.join("")).not.toContain("AUTH");
});
