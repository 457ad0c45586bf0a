/**
 * A plain-text mail to the people behind the site. Who it comes from and goes to is set where it leaves.
 *
 * @example const mail: Mail = { id: randomUUID(), replyTo: "ada@example.org", subject: "Hello", text: "…", createdAt: new Date() };
 */
export interface Mail {
  /** The id of the message it carries. The Message-ID is derived from it, so that a second copy shows itself. */
  readonly id: string;
  /** The visitor's address. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}
