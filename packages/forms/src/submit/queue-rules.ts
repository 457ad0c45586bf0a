import type { QueuedMessage } from "../drafts/queued-message.ts";
import type { SubmitEffects } from "./submit-effects.ts";

/** How often a queued message is sent again before it counts as failed. */
export const maxTries = 5;

/** How long a queued message is good for, in milliseconds: a day. */
const maxAge = 24 * 60 * 60 * 1000;

/** Whether a queued message is not to be sent again, for its age or its tries. */
export function isSpent({ since, tries }: QueuedMessage<unknown>, { now }: SubmitEffects): boolean {
  return tries >= maxTries || now() - since >= maxAge;
}

/** How long to wait before the next try, in milliseconds: 1, 2, 4, 8 and 16 s, and up to a second by chance. */
export function retryDelay({ tries }: QueuedMessage<unknown>, { random }: SubmitEffects): number {
  return (2 ** tries + random()) * 1000;
}
