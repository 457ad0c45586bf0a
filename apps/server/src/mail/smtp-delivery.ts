import { Readable } from "node:stream";
import { createTransport, type NodemailerError } from "nodemailer";
import {
  composeMail,
  type Delivery,
  DeliveryError,
  type DeliveryFailure,
  lanes,
  type MailAddresses,
} from "./delivery.ts";

/** In milliseconds, the greeting included. */
const connectionTimeout = 30_000;

/** @param socketTimeout how long the server may be silent during the conversation, in milliseconds */
export function smtpDelivery(url: URL, addresses: MailAddresses, socketTimeout = 60_000): Delivery {
  const transport = createTransport({
    ...transportOptions(url, connectionTimeout),
    pool: true,
    maxConnections: lanes,
    maxMessages: 100,
    // The outbox alone decides about retries: a connection that closes may have accepted the mail.
    maxRequeues: 0,
    idleTimeout: 30_000,
    socketTimeout,
  });
  const beforeEnd = new Map<string, () => Promise<void>>();
  transport.use("stream", ({ data, message }, done) => {
    const markSending = beforeEnd.get(String(data.messageId));
    // A lazy stream: it is read when the server asks for the mail.
    if (markSending) message.processFunc((input) => Readable.from(holdEnd(input, markSending)));
    done();
  });
  return {
    description: `to ${addresses.to} through ${url.host}`,
    async deliver(mail, { signal, markSending }) {
      const composed = composeMail(mail, addresses);
      let isSending = false;
      let failure: unknown;
      beforeEnd.set(composed.messageId, async () => {
        await markSending().catch((error: unknown) => {
          failure = error;
          throw error;
        });
        isSending = true;
      });
      try {
        await transport.sendMail({ ...composed, signal });
      } catch (error) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nodemailer rejects with nothing else
        throw failure ?? toDeliveryError(error as NodemailerError, isSending);
      } finally {
        beforeEnd.delete(composed.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** Connects to an SMTP server and logs in, without sending anything. @param timeout of each step, in milliseconds */
export async function verifySmtp(url: URL, timeout: number): Promise<void> {
  const transport = createTransport({ ...transportOptions(url, timeout), socketTimeout: timeout });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function transportOptions(url: URL, timeout: number) {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return {
    url: url.href,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    // A password is sent in clear text to this machine only.
    requireTLS: url.username !== "" && !isLocal,
  };
}

async function* holdEnd(input: AsyncIterable<unknown>, markSending: () => Promise<void>) {
  yield* input;
  await markSending();
}

/** Leaves out the server's text, which may quote the visitor, so that logs hold only codes. */
function toDeliveryError(
  { code, command, message, permanent, response }: NodemailerError,
  isSending: boolean,
): DeliveryError {
  const reply = /^\d{3}(?: \d+\.\d+\.\d+)?/.exec(response ?? "")?.[0];
  const reason = reply ? `${command} was answered with ${reply}` : message;
  // Any other reply, such as to the login, is about a setting, which the mail waits for.
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  return new DeliveryError(outcomeOf(), reason);

  function outcomeOf(): DeliveryFailure {
    if (isSending && !reply) return "unknown";
    if (isAboutMail) return permanent ? "refused" : "postponed";
    return code === undefined ? "postponed" : "unavailable";
  }
}
