import { Readable } from "node:stream";
import ipaddr from "ipaddr.js";
import { createTransport, type NodemailerError } from "nodemailer";
import { composeMail, type Delivery, DeliveryError, type MailAddresses } from "./delivery.ts";
import { judgeFailure } from "./judge-failure.ts";

export interface SmtpOptions {
  /** The name that the server is greeted by. @default the name of this machine, or `[127.0.0.1]` */
  readonly name?: string | undefined;
  readonly connections?: number;
  /** How long connecting may take, the greeting included, in milliseconds. */
  readonly connectionTimeout?: number;
  /** How long the server may be silent during the conversation, in milliseconds. */
  readonly socketTimeout?: number;
}

export function smtpDelivery(url: URL, addresses: MailAddresses, options: SmtpOptions = {}): Delivery {
  const { name, connections = 8, connectionTimeout = 30_000, socketTimeout = 60_000 } = options;
  const isLocal = isLoopback(url.hostname);
  const beforeEnd = new Map<string, () => Promise<void>>();
  const transport = open();
  let plain: ReturnType<typeof open> | undefined;
  const delivery: Delivery = {
    description: `to ${addresses.to} through ${url.host}`,
    connections,
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
      const used = plain ?? transport;
      try {
        await used.sendMail({ ...composed, signal });
      } catch (error) {
        if (failure) throw failure;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nodemailer rejects with nothing else
        const cause = error as NodemailerError;
        const isHandshake = !isSending && /TLS|SSL/.test(`${cause.code} ${cause.message}`);
        if (!isLocal || !isHandshake || used === plain) throw toDeliveryError(cause, isSending);
        plain ??= open({ ignoreTLS: true });
        await delivery.deliver(mail, { signal, markSending });
      } finally {
        beforeEnd.delete(composed.messageId);
      }
    },
    close() {
      transport.close();
      plain?.close();
    },
  };
  return delivery;

  function open(tlsOptions = {}) {
    const opened = createTransport({
      url: url.href,
      ...(name !== undefined && { name }),
      connectionTimeout,
      greetingTimeout: connectionTimeout,
      socketTimeout,
      // A password is sent in clear text to this machine only.
      requireTLS: url.username !== "" && !isLocal,
      // The mail server of this machine mostly has a certificate that nobody signed.
      opportunisticTLS: isLocal,
      tls: { rejectUnauthorized: !isLocal },
      ...tlsOptions,
      pool: true,
      maxConnections: connections,
      maxMessages: 100,
      // The outbox alone decides about retries: a connection that closes may have accepted the mail.
      maxRequeues: 0,
      idleTimeout: 30_000,
    });
    opened.use("stream", ({ data, message }, done) => {
      const markSending = beforeEnd.get(String(data.messageId));
      // A lazy stream: it is read when the server asks for the mail.
      if (markSending) message.processFunc((input) => Readable.from(holdEnd(input, markSending)));
      done();
    });
    return opened;
  }
}

function isLoopback(host: string): boolean {
  const address = host.replaceAll(/[[\]]/g, "");
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === "loopback";
  return /^(?:.+\.)?localhost\.?$/i.test(host);
}

async function* holdEnd(input: AsyncIterable<unknown>, markSending: () => Promise<void>) {
  yield* input;
  await markSending();
}

/** Leaves out the server's text, which may quote the visitor, so that logs hold only codes. */
function toDeliveryError(cause: NodemailerError, isSending: boolean): DeliveryError {
  const reply = /^\d{3}(?:[ -]\d+\.\d+\.\d+)?/.exec(cause.response ?? "")?.[0].replace("-", " ");
  const reason = reply ? `${cause.command} was answered with ${reply}` : cause.message;
  const { outcome, ...details } = judgeFailure(cause);
  return new DeliveryError(isSending && !reply ? "unknown" : outcome, reason, { cause, ...details });
}
