import { Readable } from "node:stream";
import { createTransport, type NodemailerError } from "nodemailer";
import { composeMail, type MailAddresses } from "./compose-mail.ts";
import { DeliveryUnavailable, lanes, MailRejected, MailUnanswered, type Delivery } from "./delivery.ts";

/** How long connecting and the greeting may each take, in milliseconds. */
const connectionTimeout = 30_000;

/**
 * Delivers mail to an SMTP server, over connections that stay open for the next mail.
 *
 * @param url `smtp://` or `smtps://` address of the server, with user and password where it requires them
 * @param socketTimeout how long the server may be silent during the conversation, in milliseconds
 */
export function smtpDelivery(url: URL, addresses: MailAddresses, socketTimeout = 60_000): Delivery {
  const transport = createTransport({
    url: url.href,
    pool: true,
    maxConnections: lanes,
    maxMessages: 100,
    // Whether a mail is sent again is decided by the outbox alone: a connection that closes may have accepted it.
    maxRequeues: 0,
    idleTimeout: 30_000,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout,
    requireTLS: needsTls(url),
  });
  const handOvers = new Map<string, () => Promise<void>>();
  transport.use("stream", ({ data, message }, done) => {
    const handOver = handOvers.get(String(data.messageId));
    // Read only once the server asks for it.
    if (handOver) message.processFunc((input) => Readable.from(holdEnd(input, handOver)));
    done();
  });
  return {
    description: `to ${addresses.to} through ${url.host}`,
    async deliver(mail, { signal, handOver }) {
      const composed = composeMail(mail, addresses);
      let isHandedOver = false;
      let refusal: unknown;
      handOvers.set(composed.messageId, async () => {
        await handOver().catch((error: unknown) => {
          refusal = error;
          throw error;
        });
        isHandedOver = true;
      });
      try {
        await transport.sendMail({ ...composed, signal });
      } catch (error) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that nodemailer rejects with
        throw refusal ?? toDeliveryError(error as NodemailerError, isHandedOver);
      } finally {
        handOvers.delete(composed.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Connects to an SMTP server and logs in, without sending anything.
 *
 * @param timeout how long each step may take, in milliseconds
 * @throws what hindered it
 */
export async function verifySmtp(url: URL, timeout: number): Promise<void> {
  const transport = createTransport({
    url: url.href,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    requireTLS: needsTls(url),
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** A password is never sent in clear text, except to this machine. */
function needsTls(url: URL): boolean {
  return url.username !== "" && !isLocal(url);
}

function isLocal({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** Passes a mail through, and lets its end follow once it may be accepted. */
async function* holdEnd(input: AsyncIterable<unknown>, handOver: () => Promise<void>) {
  yield* input;
  await handOver();
}

/**
 * Only a reply to this very mail is final: a rejected login is a setting to fix, and the mail waits for it.
 * The server's own words are left out, since they may quote the visitor and end up in the log.
 */
function toDeliveryError(error: NodemailerError, isHandedOver: boolean): Error {
  const { code, command, message, permanent, response } = error;
  const reply = /^\d{3}(?: \d+\.\d+\.\d+)?/.exec(response ?? "")?.[0];
  const reason = reply ? `${command} was answered with ${reply}` : message;
  const concernsMail = code === "EENVELOPE" || code === "EMESSAGE";
  if (isHandedOver && !reply) return new MailUnanswered(reason);
  if (permanent && concernsMail) return new MailRejected(reason);
  return concernsMail || code === undefined
    ? new Error(reason, { cause: error })
    : new DeliveryUnavailable(reason);
}
