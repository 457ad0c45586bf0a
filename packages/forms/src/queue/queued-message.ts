/**
 * A message that waits for the network: sent again, it goes by the same key.
 *
 * @example const queued: QueuedMessage<ContactValues> = { values, key: crypto.randomUUID(), since: Date.now(), tries: 0 };
 */
export type QueuedMessage<Values> = {
  readonly values: Values;
  /** The idempotency key of every try. */
  readonly key: string;
  /** When it was queued, in milliseconds since 1970. */
  readonly since: number;
  /** How often it was sent again. */
  readonly tries: number;
};

/** Whether anything, such as what a storage held, is a queued message, whatever its values may be. */
export function isQueuedMessage(value: unknown): value is QueuedMessage<unknown> {
  const { key, since, tries } = Object(value);
  return (
    typeof key === "string" &&
    /^[\w-]{1,64}$/.test(key) &&
    Number.isFinite(since) &&
    Number.isInteger(tries) &&
    tries >= 0
  );
}
