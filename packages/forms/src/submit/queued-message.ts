/**
 * A message that waits for the network. Retries use the same key.
 *
 * @example const queued: QueuedMessage<ContactValues> = { values, key: crypto.randomUUID(), since: Date.now(), tries: 0 };
 */
export type QueuedMessage<Values> = {
  readonly values: Values;
  /** The idempotency key of every attempt. */
  readonly key: string;
  /** When it was queued, in milliseconds since 1970. */
  readonly since: number;
  /** The number of retries so far. */
  readonly tries: number;
};

/** Whether a value, such as one from a storage, is a queued message; its values are not validated. */
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
