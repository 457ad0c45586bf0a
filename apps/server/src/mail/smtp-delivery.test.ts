import assert from "node:assert";
import { once } from "node:events";
import { createServer, Socket, type Server } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { DeliveryUnavailable } from "./delivery.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const addresses = { senderName: "Moyo", from: "website@moyo.example", to: "support@moyo.example" };
const mail = { id: "1", replyTo: "ada@example.org", subject: "Hello", text: "Hello", createdAt: new Date(0) };
const urlOf = (server: Server) => {
  const address = server.address();
  assert(address && typeof address === "object");
  return new URL(`smtp://127.0.0.1:${address.port}`);
};
const patiently = { signal: new AbortController().signal, handOver: async () => {} };

/** Closed when the test is over, before its server. */
function deliveryTo(url: URL, socketTimeout?: number) {
  const delivery = smtpDelivery(url, addresses, socketTimeout);
  onTestFinished(() => delivery.close());
  return delivery;
}

test("a server that stops responding does not block the next mails", async () => {
  const inbox = await startSmtpInbox({ onMailFrom: () => {} });
  await expect(deliveryTo(inbox.url, 50).deliver(mail, patiently)).rejects.toThrow(/timeout/i);
});

test("a server has 30 seconds to greet", async () => {
  const called = Promise.withResolvers<void>();
  const server = createServer(() => called.resolve()).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const failed = vi.fn<(error: Error) => void>();
  const delivered = deliveryTo(urlOf(server)).deliver(mail, patiently).catch(failed);
  await called.promise;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await delivered;
  expect(failed.mock.calls).toEqual([[new DeliveryUnavailable("Greeting never received")]]);
});

test("a server may be silent for 60 seconds in mid-conversation", async () => {
  const setTimeout = vi.spyOn(Socket.prototype, "setTimeout");
  onTestFinished(() => setTimeout.mockRestore());
  const inbox = await startSmtpInbox();
  await deliveryTo(inbox.url).deliver(mail, patiently);
  expect(setTimeout.mock.calls.map(([milliseconds]) => milliseconds)).toContain(60_000);
});

test("a server that was down accepts the same delivery's mails once it is back", async () => {
  const first = await startSmtpInbox();
  const delivery = deliveryTo(first.url);
  await delivery.deliver(mail, patiently);
  await first.close();
  await expect(delivery.deliver(mail, patiently)).rejects.toThrow(/ECONNREFUSED/);
  const second = await startSmtpInbox({}, Number(first.url.port));
  await delivery.deliver(mail, patiently);
  expect(second.mails.map(({ subject }) => subject)).toEqual(["Hello"]);
});

test("a password is not sent in clear text to another machine", async () => {
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
  // Leads to this machine, too, but is none of its names.
  const url = new URL(`smtp://ada:secret@0.0.0.0:${urlOf(server).port}`);
  await expect(deliveryTo(url).deliver(mail, patiently)).rejects.toThrow(/TLS/);
  expect(lines.join("")).toContain("STARTTLS");
  expect(lines.join("")).not.toContain("AUTH");
});
