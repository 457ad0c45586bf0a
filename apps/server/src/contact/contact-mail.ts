import type { Mail } from "../mail/mail.ts";

/** A stored contact message (specification section 3, "Contact message"). */
export interface ContactMessage {
  readonly id: string;
  readonly topic: string;
  readonly email: string;
  readonly description: string;
  readonly receivedAt: Date;
}

/**
 * Writes the mail that brings a contact message to the people behind the site.
 *
 * @example contactMail(message).subject; // "[Help / Support] message from ada@example.org"
 */
export function contactMail({ id, topic, email, description, receivedAt }: ContactMessage): Mail {
  return {
    id,
    replyTo: email,
    subject: `[${topic}] message from ${email}`,
    text: [
      `Topic: ${topic}`,
      `From: ${email}`,
      `Received: ${receivedAt.toISOString()}`,
      `Reference: ${id}`,
      "",
      description,
      "",
    ].join("\n"),
    createdAt: receivedAt,
  };
}
