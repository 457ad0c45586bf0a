import type { FastifyBaseLogger } from "fastify";
import type { SendMailOptions } from "nodemailer";
import type { Clock } from "../config/clock.ts";
import type { Metrics } from "../config/metrics.ts";
import type { AcceptedLog } from "./accepted-log.ts";
import type { Mail, Outbox } from "./outbox.ts";

/** The number of mails that are delivered at a time, each over its own connection. */
export const lanes = 8;

export type DeliveryFailure =
  /** The mail server rejected this mail for good (SMTP 5xx, RFC 5321 section 4.2.1). */
  | "refused"
  /** The mail server received the mail and did not acknowledge it: it may have arrived (RFC 1047). */
  | "unknown"
  /** The mail server is unreachable, or rejects the login. */
  | "unavailable"
  /** Another worker claimed the mail, it was erased, or too little of the lease is left. */
  | "lease_lost"
  /** Any other failure: another attempt may succeed. */
  | "postponed";

/** A failed delivery. Any other error that a delivery throws counts as `postponed`. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  readonly outcome: DeliveryFailure;

  constructor(outcome: DeliveryFailure, reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

export interface DeliveryOptions {
  readonly signal: AbortSignal;
  /**
   * Called when all of the mail but its end is sent: the mail may arrive from now on. If it rejects, such as after an
   * erasure, the mail must not arrive.
   */
  readonly markSending: () => Promise<void>;
}

export interface Delivery {
  /** The destination, for operators: "to support@example.org through smtp.example.org:587". */
  readonly description: string;
  readonly deliver: (mail: Mail, options: DeliveryOptions) => Promise<void>;
  readonly close: () => void;
}

export interface MailContext {
  readonly outbox: Outbox;
  readonly delivery: Delivery;
  readonly accepted: AcceptedLog;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}

export type MailAddresses = Readonly<Record<"senderName" | "from" | "to", string>>;

/** Converts a mail for nodemailer, which replaces line breaks in headers with spaces (CWE-93). */
export function composeMail(mail: Mail, { senderName, from, to }: MailAddresses) {
  return {
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: mail.createdAt,
    from: { name: senderName, address: from },
    to: { name: "", address: to },
    // Some mail programs decode an encoded word (RFC 2047) even there. nodemailer quotes all else that needs it.
    replyTo: {
      name: "",
      address: mail.replyTo.replace(/^.*=\?.*(?=@)/, (local) => `"${local.replaceAll("?", "\\?")}"`),
    },
    subject: mail.subject,
    text: mail.text,
    // Keeps long lines and every character.
    textEncoding: "quoted-printable",
  } satisfies SendMailOptions;
}
