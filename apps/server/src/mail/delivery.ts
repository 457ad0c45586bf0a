import type { Mail } from "./mail.ts";

/** A way for mail to leave the server. */
export interface Delivery {
  /** Where mail goes, for people: "to support@example.org through smtp.example.org:587". */
  readonly route: string;
  /**
   * Hands one mail over. It has been accepted when the promise is fulfilled.
   *
   * @param signal gives the attempt up
   * @throws MailRefused where another attempt cannot help; any other error is worth another attempt
   */
  deliver(mail: Mail, signal: AbortSignal): Promise<void>;
}

/**
 * The receiving side refused this mail for good (an SMTP reply 5xx, RFC 5321 section 4.2.1).
 *
 * @example throw new MailRefused("RCPT TO was answered with 550 5.1.1");
 */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}
