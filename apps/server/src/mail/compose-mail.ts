import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./outbox.ts";

/** The sender and recipient of all mail. */
export interface MailAddresses {
  /** The brand's name, shown beside the sender's address. */
  readonly senderName: string;
  readonly from: string;
  readonly to: string;
}

/** Converts a mail for nodemailer, which replaces line breaks in headers with spaces (CWE-93). */
export function composeMail(mail: Mail, { senderName, from, to }: MailAddresses) {
  return {
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: mail.createdAt,
    from: { name: senderName, address: from },
    to: { name: "", address: to },
    replyTo: { name: "", address: mail.replyTo },
    subject: mail.subject,
    text: mail.text,
    // Keeps long lines and every character.
    textEncoding: "quoted-printable",
  } satisfies SendMailOptions;
}
