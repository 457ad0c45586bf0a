import { createTransport, type NodemailerError } from "nodemailer";
import { composeMail, type MailAddresses } from "./compose-mail.ts";
import { MailRejected, type Delivery } from "./delivery.ts";

/** How long connecting and the greeting may each take, in milliseconds. */
const connectionTimeout = 30_000;

/**
 * Delivers mail to an SMTP server.
 *
 * @param url `smtp://` or `smtps://` address of the server, with user and password where it requires them
 * @param socketTimeout how long the server may be silent during the conversation, in milliseconds
 */
export function smtpDelivery(url: URL, addresses: MailAddresses, socketTimeout = 60_000): Delivery {
  const transport = createTransport({
    url: url.href,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout,
    // A password is never sent in clear text, except to this machine.
    requireTLS: url.username !== "" && !isLocal(url),
  });
  return {
    description: `to ${addresses.to} through ${url.host}`,
    deliver: (mail, signal) =>
      new Promise((resolve, reject) => {
        transport.sendMail({ ...composeMail(mail, addresses), signal }, (error) =>
          error ? reject(toDeliveryError(error)) : resolve(),
        );
      }),
  };
}

function isLocal({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/**
 * Only a reply to this very mail is final: a rejected login is a setting to fix, and the mail waits for it.
 * The server's own words are left out, since they may quote the visitor and end up in the log.
 */
function toDeliveryError({ code, command, message, permanent, response }: NodemailerError): Error {
  const reply = /^\d{3}(?: \d+\.\d+\.\d+)?/.exec(response ?? "")?.[0];
  const reason = reply ? `${command} was answered with ${reply}` : message;
  const isFinal = permanent && (code === "EENVELOPE" || code === "EMESSAGE");
  return isFinal ? new MailRejected(reason) : new Error(reason);
}
