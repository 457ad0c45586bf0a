import assert from "node:assert";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** A real SMTP server on this machine that records what it accepts; closed when the test is over. */
export async function startSmtpInbox(options: SMTPServerOptions = {}, port = 0) {
  const mails: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    // For connections that wait for another mail.
    closeTimeout: 10,
    async onData(stream, _session, callback) {
      // A client may leave in the middle of its mail.
      const mail = await buffer(stream).catch(() => undefined);
      if (mail) mails.push(await PostalMime.parse(mail));
      callback();
    },
    ...options,
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    // A client that is killed resets its connection.
    if (error.code !== "ECONNRESET") throw error;
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  assert(address && typeof address === "object");
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  return { mails, url: new URL(`smtp://127.0.0.1:${address.port}`), close };
}
