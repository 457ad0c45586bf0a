import { integer, is, min, number, pattern, record, string, type } from "superstruct";
import type { QueuedMessage } from "../queue/queued-message.ts";

const queuedMessage = type({
  values: record(string(), string()),
  key: pattern(string(), /^[\w-]{1,64}$/),
  since: number(),
  tries: min(integer(), 0),
});

/** Whether anything, such as what a storage held, is a queued message. */
export function isQueuedMessage(value: unknown): value is QueuedMessage<Record<string, string>> {
  return is(value, queuedMessage);
}
