import type { QueuedMessage } from "../queue/queued-message.ts";

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
