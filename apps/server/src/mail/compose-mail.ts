import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** Sender and recipient of every mail that the site sends. */
export interface MailAddresses {
  /** The brand's name, shown beside the sender's address. */
  readonly senderName: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Converts a mail to nodemailer's format. A line break in a header value could inject another header (CWE-93):
 * nodemailer replaces it with a space, which a test verifies.
 */
export function composeMail(mail: Mail, { senderName, from, to }: MailAddresses) {
  return {
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: mail.createdAt,
    from: { name: senderName, address: from },
    to: { name: "", address: to },
    replyTo: { name: "", address: mail.replyTo },
    subject: mail.subject,
    text: mail.text,
    // Preserves long lines and every character as typed.
    textEncoding: "quoted-printable",
  } satisfies SendMailOptions;
}
