/** A plain-text mail to the people behind the site. Sender and recipient are set on delivery. */
export interface Mail {
  /** The id of the message it carries. The Message-ID is derived from it, so that a duplicate can be recognized. */
  readonly id: string;
  /** The visitor's address. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}
