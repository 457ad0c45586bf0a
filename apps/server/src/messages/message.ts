import type { MessageFormName } from "@matchfront/forms";
import type { MessageValues } from "./message-forms.ts";

/** A message from one of the forms: plain data, since it is posted to the database thread. */
export interface Message {
  /** The message's reference, in the mail and in the answer to a program. */
  readonly id: string;
  readonly formName: MessageFormName;
  readonly values: MessageValues;
  readonly receivedAt: Date;
  /** The sender's own key for it, so that it is stored once however often it is sent. Our pages tell how it begins. */
  readonly idempotencyKey: string | undefined;
  /** The language of the page that it was written on, such as "fr". */
  readonly language: string;
}

/** A message to store. */
export interface IncomingMessage extends Message {
  /**
   * What a native post, which has no key, has in common with its repeats: form, values and network, hashed. Within ten
   * minutes it counts as the same message.
   */
  readonly nativePost?: string | undefined;
  /** Why it is not mailed until an operator releases it, such as "honeypot"; undefined where it is mailed at once. */
  readonly quarantinedFor: string | undefined;
}

/** A message that was stored, and the state of its mail. */
export interface StoredMessage extends Message {
  /** Why it is in quarantine, if it is. */
  readonly quarantinedFor: string | undefined;
  /** The state of its mail: "waiting", "sent" or "dead"; undefined while it has none. */
  readonly mail: string | undefined;
}

/**
 * Returns the short reference that the sender of a message gets: the first eight characters of its idempotency key, which
 * the page's script knows, or the last eight of its id, which begins with the time.
 *
 * @example shortReference({ id: "019a0c1f-7a64-7d0e-9a52-6f0f5f1c1f10", idempotencyKey: undefined }); // "5f1c1f10"
 */
export function shortReference({ id, idempotencyKey }: Pick<Message, "id" | "idempotencyKey">): string {
  return idempotencyKey?.slice(0, 8) ?? id.slice(-8);
}

/** Replaces the character NUL, which no text on PostgreSQL can hold. Other databases get the same text. */
export function withoutNul(values: MessageValues): MessageValues {
  const texts = Object.entries(values).map(([name, text]) => [name, text.replaceAll("\0", "\uFFFD")]);
  // An email with it was refused.
  return { ...Object.fromEntries(texts), email: values.email };
}
