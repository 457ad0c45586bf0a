import type { Mail } from "./mail.ts";

/** A way to deliver mail. */
export interface Delivery {
  /** Where mail goes, for the operator: "to support@example.org through smtp.example.org:587". */
  readonly description: string;
  /**
   * Delivers one mail. It was accepted when the promise is fulfilled.
   *
   * @param signal aborts the attempt
   * @throws MailRejected where another attempt cannot help; after any other error, one may
   */
  deliver(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** The receiving side rejected this mail for good (an SMTP reply 5xx, RFC 5321 section 4.2.1). */
export class MailRejected extends Error {
  override readonly name = "MailRejected";
}
