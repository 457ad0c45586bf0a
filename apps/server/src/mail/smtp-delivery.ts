import { createTransport, type NodemailerError } from "nodemailer";
import { composeMail, type MailAddresses } from "./compose-mail.ts";
import { MailRefused, type Delivery } from "./delivery.ts";

/** How long the server may take to be reached and to greet, in milliseconds. */
const connectionTimeout = 30_000;

/**
 * Delivers mail to an SMTP server.
 *
 * @param url `smtp://` or `smtps://` address of the server, with user and password where it asks for them
 * @param socketTimeout how long the server may be silent in mid-conversation, in milliseconds
 * @example smtpDelivery(new URL("smtp://mail.example.org:587"), addresses);
 */
export function smtpDelivery(url: URL, addresses: MailAddresses, socketTimeout = 60_000): Delivery {
  const transport = createTransport({
    url: url.href,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout,
    // A password never travels in clear, except to this machine.
    requireTLS: url.username !== "" && !isLocal(url),
  });
  return {
    route: `to ${addresses.to} through ${url.host}`,
    deliver: (mail, signal) =>
      new Promise((resolve, reject) => {
        transport.sendMail({ ...composeMail(mail, addresses), signal }, (error) =>
          error ? reject(explain(error)) : resolve(),
        );
      }),
  };
}

function isLocal({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/**
 * Only an answer to this very mail is final: a refused login is a setting to mend, and the mail waits for it.
 * The server's own words are left out, since they may quote the visitor and end in the log.
 */
function explain({ code, command, message, permanent, response }: NodemailerError): Error {
  const reply = /^\d{3}(?: \d+\.\d+\.\d+)?/.exec(response ?? "")?.[0];
  const reason = reply ? `${command} was answered with ${reply}` : message;
  const isFinal = permanent && (code === "EENVELOPE" || code === "EMESSAGE");
  return isFinal ? new MailRefused(reason) : new Error(reason);
}
