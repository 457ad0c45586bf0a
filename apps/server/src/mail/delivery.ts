import type { FastifyBaseLogger } from "fastify";
import type { NodemailerError, SendMailOptions } from "nodemailer";
import type { Clock } from "../config/clock.ts";
import type { Metrics } from "../config/metrics.ts";
import type { AcceptedLog } from "./accepted-log.ts";
import type { Mail, Outbox } from "./outbox.ts";

export type DeliveryFailure =
  /** The mail server rejected the content of this mail for good. */
  | "refused"
  /** The mail server received the mail and did not acknowledge it: it may have arrived (RFC 1047). */
  | "unknown"
  /** The mail server is unreachable, or has a passing failure. */
  | "unavailable"
  /** The mailbox is full, a limit of the account is reached, or the answer to the content is not known. */
  | "deferred"
  /** Only a person can help: the mail server rejects the login, the sender, the recipient or this machine. */
  | "blocked"
  /** Another worker claimed the mail, it was erased, too little of the lease is left, or this server stops. */
  | "lease_lost"
  /** Any other failure: another attempt may succeed. */
  | "postponed";

export type DeliveryOutcome = DeliveryFailure | "accepted";

const minute = 60_000;

/** The first and the longest pause after failures that say nothing about one mail, in milliseconds: all mail waits. */
export const pauses: Readonly<Partial<Record<DeliveryOutcome, readonly [first: number, longest: number]>>> = {
  unavailable: [1_000, minute],
  deferred: [1_000, 15 * minute],
  // Fail2ban blocks an address after five failed logins in ten minutes.
  blocked: [minute, 60 * minute],
};

interface FailureDetails {
  /** May hold the mail server's text, which can quote the visitor. */
  readonly cause?: NodemailerError;
  /** An instruction for operators, such as the setting to change. */
  readonly advice?: string | undefined;
  /** Whether the mail server answered to the content, so that even another answer may be about this mail. */
  readonly isAfterContent?: boolean;
}

/** A failed delivery. Any other error that a delivery throws counts as `postponed`. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  readonly outcome: DeliveryFailure;
  readonly details: FailureDetails;

  constructor(outcome: DeliveryFailure, reason: string, details: FailureDetails = {}) {
    super(reason);
    this.outcome = outcome;
    this.details = details;
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
  /** The most mails that are delivered at a time, each over its own connection. */
  readonly connections: number;
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

/** The addresses are ASCII. */
export type MailAddresses = Readonly<Record<"senderName" | "from" | "to", string>>;

/** Converts a mail for nodemailer, which replaces line breaks in headers with spaces (CWE-93). */
export function composeMail(mail: Mail, { senderName, from, to }: MailAddresses) {
  const replyTo = mail.replyTo.toLowerCase();
  // An automatic answer to one of these could start a loop.
  const isLoop =
    /^(?:mailer-daemon|postmaster)@/.test(replyTo) || [from, to].some((own) => own.toLowerCase() === replyTo);
  return {
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: mail.createdAt,
    from: { name: senderName, address: from },
    to: { name: "", address: to },
    // Some mail programs decode an encoded word (RFC 2047) even there. nodemailer quotes all else that needs it.
    ...(!isLoop && {
      replyTo: {
        name: "",
        address: mail.replyTo.replace(/^.*=\?.*(?=@)/, (local) => `"${local.replaceAll("?", "\\?")}"`),
      },
    }),
    // RFC 3834, and its equivalent of Microsoft: nothing may answer automatically. Reports of failures stay.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply" },
    subject: mail.subject,
    text: mail.text,
    // Keeps long lines and every character.
    textEncoding: "quoted-printable",
  } satisfies SendMailOptions;
}
