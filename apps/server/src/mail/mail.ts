/**
 * A plain-text mail to the people behind the site. Sender and recipient are set on delivery.
 *
 * @example const mail: Mail = { id: randomUUID(), replyTo: "ada@example.org", subject: "Hello", text: "…", createdAt: new Date() };
 */
export interface Mail {
  /** The id of the message it carries. The Message-ID is derived from it, so that a duplicate can be recognized. */
  readonly id: string;
  /** The visitor's address. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}
