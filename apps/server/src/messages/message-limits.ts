import { HttpError } from "../http/http-error.ts";
import { type CreateLimiter, createNetworkLimiter, memoryLimiter, rateLimitKey } from "../http/limiter.ts";
import type { Limits } from "../http/limits.ts";
import { normalizeEmail } from "./message-store.ts";

const totalKey = "everybody";

/** A limit by email address alone would let others lock its owner out. */
export function createMessageLimits(limits: Limits, createLimiter: CreateLimiter) {
  // One network, a /48 of IPv6 included, cannot use up the total.
  const byNetwork = createNetworkLimiter(createLimiter, "messages", limits.messagesFromAddress, [1, 2, 4]);
  const bySender = createLimiter("senders", limits.messagesOfSender);
  const total = createLimiter("messages-in-all", limits.messagesEachHour);
  return {
    async consume(address: string, email: string): Promise<HttpError | undefined> {
      const ofNetwork = await byNetwork.consume(address);
      if (ofNetwork) return new HttpError("tooManyMessagesFromNetwork", { wait: ofNetwork });
      const ofSender = await bySender.consume(senderKey(address, email));
      if (ofSender) {
        // A sender's rejected messages do not count for other senders in their network.
        await byNetwork.refund(address);
        return new HttpError("tooManyMessages", { wait: ofSender });
      }
      const ofTotal = await total.consume(totalKey);
      if (!ofTotal) return undefined;
      // The limit of the network stays counted, so that a flood causes few writes for rejected messages.
      await bySender.refund(senderKey(address, email));
      return new HttpError("tooManyMessagesInAll", { wait: ofTotal });
    },
    async refund(address: string, email: string, mayHaveArrived = false): Promise<void> {
      await bySender.refund(senderKey(address, email));
      if (mayHaveArrived) return;
      await byNetwork.refund(address);
      await total.refund(totalKey);
    },
    /** Uncounts a quarantined message, which is not mailed, in the total. */
    refundTotal: () => total.refund(totalKey),
  };
}

/**
 * Creates a limit of posts that their sender made fail. In memory, so that a flood causes no writes. The function counts
 * an error, and returns it or the one to send instead.
 */
export function createFailureLimit({ failedPostsFromAddress }: Limits) {
  const limiter = createNetworkLimiter(memoryLimiter, "failed-posts", failedPostsFromAddress);
  return async (address: string, error: HttpError): Promise<HttpError> => {
    const isOurs = error.statusCode >= 500 || error.code === "tooManyMessagesInAll";
    const wait = isOurs ? undefined : await limiter.consume(address);
    return wait ? new HttpError("tooManyFailedPosts", { wait }) : error;
  };
}

function senderKey(address: string, email: string): string {
  return `${rateLimitKey(address)} ${normalizeEmail(email)}`;
}
