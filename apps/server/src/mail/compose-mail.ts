import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** The two ends of every mail that the site sends. */
export interface MailAddresses {
  /** The brand's name, shown beside the sender's address. */
  readonly senderName: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Turns a mail into what nodemailer sends. A line break in a header value could start a header of the
 * visitor's own (CWE-93): nodemailer makes a space of it, which a test holds it to.
 *
 * @example composeMail(mail, { senderName: "Moyo", from: "website@moyo.example", to: "support@moyo.example" });
 */
export function composeMail(mail: Mail, { senderName, from, to }: MailAddresses): SendMailOptions {
  return {
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: mail.createdAt,
    from: { name: senderName, address: from },
    to: { name: "", address: to },
    replyTo: { name: "", address: mail.replyTo },
    subject: mail.subject,
    text: mail.text,
    // Keeps long lines and every character as they were typed.
    textEncoding: "quoted-printable",
  };
}
