import type { Mail } from "./mail.ts";

/** How many mails are delivered at a time, each over a connection of its own. */
export const lanes = 8;

/** What a delivery needs of whoever asks for it. */
export interface DeliveryOptions {
  /** Aborts the attempt. */
  readonly signal: AbortSignal;
  /**
   * Called when all of the mail but its end is on its way: from then on it may be accepted. Where it rejects, the mail
   * must not be. A delivery whose repetition is no second mail need not call it.
   */
  readonly handOver: () => Promise<void>;
}

/** A way to deliver mail. */
export interface Delivery {
  /** Where mail goes, for the operator: "to support@example.org through smtp.example.org:587". */
  readonly description: string;
  /**
   * Delivers one mail. It was accepted when the promise is fulfilled.
   *
   * @throws MailRejected where another attempt cannot help
   * @throws MailUnanswered where nobody knows whether it was accepted
   * @throws DeliveryUnavailable where no mail can be delivered now; after any other error, another attempt may help
   */
  readonly deliver: (mail: Mail, options: DeliveryOptions) => Promise<void>;
  /** Closes connections that wait for the next mail. */
  readonly close: () => void;
}

/** The receiving side rejected this mail for good (an SMTP reply 5xx, RFC 5321 section 4.2.1). */
export class MailRejected extends Error {
  override readonly name = "MailRejected";
}

/** The mail was handed over and not answered, so it was accepted or not (RFC 1047). */
export class MailUnanswered extends Error {
  override readonly name = "MailUnanswered";
}

/** The receiving side cannot be reached, or lets nobody in. */
export class DeliveryUnavailable extends Error {
  override readonly name = "DeliveryUnavailable";
}
