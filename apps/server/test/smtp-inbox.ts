import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { startSmtpServer } from "../chaos/smtp-server.ts";

/** A real SMTP server on this machine that records what it accepts; closed when the test is over. */
export async function startSmtpInbox(options: SMTPServerOptions = {}, port = 0) {
  const mails: Email[] = [];
  const { url, close } = await startSmtpServer(
    {
      onData: (stream, _session, callback) => void receive(stream, callback),
      ...options,
    },
    port,
  );
  onTestFinished(close);
  return { mails, url, close };

  async function receive(stream: Readable, accept: () => void): Promise<void> {
    // A client may leave in the middle of its mail.
    const mail = await buffer(stream).catch(() => undefined);
    if (mail) mails.push(await PostalMime.parse(mail));
    accept();
  }
}
