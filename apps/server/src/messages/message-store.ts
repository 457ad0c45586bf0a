import type { IncomingMessage, StoredMessage } from "./message.ts";

/** A message that is stored, now or before. */
export interface SavedMessage {
  readonly status: "stored" | "repeated";
  readonly reference?: string | undefined;
  /** The backend's message for the sender, in place of the form's thanks. */
  readonly message?: string | undefined;
}

/** The result of `save`. `conflict`: the idempotency key belongs to another message, and this one is not stored. */
export type SaveResult = SavedMessage | { readonly status: "conflict" };

/** Stores messages: in a database, or in another backend. */
export interface MessageStore {
  /** Returns the result for a message that was saved before: under the same key, or as the same native post. */
  readonly findRepeat: (message: IncomingMessage) => Promise<SaveResult | undefined>;
  /**
   * Stores a message and its mail: both or neither. Of several at once under one key, or as one native post, one is
   * stored.
   *
   * @throws AnyApiError if the backend rejects the message or is unreachable
   */
  readonly save: (message: IncomingMessage) => Promise<SaveResult>;
  /** Returns all stored messages, oldest first. */
  readonly list: () => Promise<readonly StoredMessage[]>;
  /** @param reference the id, or a short reference */
  readonly find: (reference: string) => Promise<StoredMessage | undefined>;
  /** Ends the quarantine of a message, and mails it. Returns false if it was not in quarantine. */
  readonly release: (id: string) => Promise<boolean>;
}
