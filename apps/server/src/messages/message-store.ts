import type { MessageFormName } from "@matchfront/forms/site";
import type { MessageValues } from "./message-forms.ts";

/** A port: the messages of this server's database, or of another backend. */
export interface MessageStore {
  /** Returns the result for a message that was saved before: under the same key, or as the same native post. */
  readonly findRepeat: (message: IncomingMessage) => Promise<SaveResult | undefined>;
  /** Stores a message and its mail: both or neither. Of several under one key, or as one native post, one is stored. */
  readonly save: (message: IncomingMessage) => Promise<SaveResult>;
  readonly list: () => Promise<readonly StoredMessage[]>;
  /** @param reference the id, or a short reference */
  readonly find: (reference: string) => Promise<StoredMessage | undefined>;
  /** Ends the quarantine of a message, and mails it. Returns false if it was not in quarantine. */
  readonly release: (id: string) => Promise<boolean>;
}

export interface SavedMessage {
  readonly status: "stored" | "repeated";
  /** The reference for the sender: this server's, or the backend's if it has one. */
  readonly reference?: string | undefined;
  /** The backend's message for the sender, in place of the form's thanks. */
  readonly message?: string | undefined;
}

/** The result of `save`. `conflict`: the idempotency key belongs to another message, and this one is not stored. */
export type SaveResult = SavedMessage | { readonly status: "conflict" };

/** How long an equal native post counts as a repeat, and each equal post to another backend, in milliseconds. */
export const repeatWindow = 10 * 60_000;

/** A message from one of the forms: plain data, since it is posted to the database thread. */
export interface Message {
  /** The reference in the mail. */
  readonly id: string;
  readonly formName: MessageFormName;
  readonly values: MessageValues;
  readonly receivedAt: Date;
  /** The sender's key, under which the message is stored once. Earlier versions showed its first characters. */
  readonly idempotencyKey: string | undefined;
  readonly language: string;
}

export interface IncomingMessage extends Message {
  /** A hash of a native post, which has no key: equal posts within the window are one message. */
  readonly nativePost?: string | undefined;
  /** The reason for the quarantine, such as "honeypot"; undefined for a message to mail. */
  readonly quarantinedFor: string | undefined;
}

export interface StoredMessage extends Message {
  readonly quarantinedFor: string | undefined;
  readonly mail: string | undefined;
}

/** The reference for the sender: the last eight characters of the id, which begins with the time. */
export function shortReference(id: string): string {
  return id.slice(-8);
}

/** Returns an email address as it is compared: spellings of one address are equal. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** Replaces NUL, which PostgreSQL cannot store in text, on all databases. */
export function withoutNul(values: MessageValues): MessageValues {
  const texts = Object.entries(values).map(([name, text]) => [name, text.replaceAll("\0", "\uFFFD")]);
  // Valid emails contain no NUL.
  return { ...Object.fromEntries(texts), email: values.email };
}
