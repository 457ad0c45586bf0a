import type { IncomingMessage, StoredMessage } from "./message.ts";

/** What became of a message: stored now, stored before, or not stored, since its key is another message's. */
export type TakeResult =
  | {
      readonly status: "stored" | "repeated";
      readonly reference?: string | undefined;
      /** What to tell the sender, in place of the form's own words. */
      readonly message?: string | undefined;
    }
  | { readonly status: "conflict" };

/** Where messages go: a port, whose adapters are `local/message-store.ts` and `remote/message-store.ts`. */
export interface MessageStore {
  /** What became of the message that came under the same idempotency key, or as the same native post, if one did. */
  readonly findRepeat: (message: IncomingMessage) => Promise<TakeResult | undefined>;
  /**
   * Stores a message and its mail: both or neither. Of two that come at once under one key, or as one native post, one
   * is stored.
   *
   * @throws HttpError where another backend rejects it, or cannot be reached
   */
  readonly take: (message: IncomingMessage) => Promise<TakeResult>;
  /** Every stored message, oldest first. */
  readonly list: () => Promise<readonly StoredMessage[]>;
  readonly find: (reference: string) => Promise<StoredMessage | undefined>;
  /** Ends a message's quarantine: it is mailed. Returns false where it was not in quarantine. */
  readonly release: (reference: string) => Promise<boolean>;
}
