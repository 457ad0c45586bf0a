import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { startSmtpServer } from "./smtp-server.ts";

/** Starts an SMTP server that records the mails that it accepts. The end of the test closes it. */
export async function startSmtpInbox(options: SMTPServerOptions = {}, port = 0) {
  const mails: Email[] = [];
  const onData: SMTPServerOptions["onData"] = (stream, _session, accept) => void receive(stream, accept);
  const { url, close } = await startSmtpServer({ onData, ...options }, port);
  onTestFinished(close);
  return { mails, url, close };

  async function receive(stream: Readable, accept: () => void): Promise<void> {
    // The client may disconnect before the mail's end.
    const mail = await buffer(stream).catch(() => undefined);
    if (mail) mails.push(await PostalMime.parse(mail));
    accept();
  }
}
