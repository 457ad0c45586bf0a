import type { FastifyRequest } from "fastify";
import type { HttpError } from "../http/http-error.ts";
import { limitError } from "../http/limit-error.ts";
import type { CreateLimiter } from "../http/limiter.ts";
import type { Limits } from "../http/limits.ts";
import { createNetworkLimiter } from "../http/network-limiter.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import type { MessageValues } from "./message-forms.ts";

type Sender = readonly [request: Pick<FastifyRequest, "clientAddress">, values: Pick<MessageValues, "email">];

/**
 * Limits messages by the sender's network, by the e-mail address that they enter there, and in all. By the e-mail address
 * alone would let anybody lock its owner out.
 */
export interface MessageLimits {
  /** Counts one message. Returns the error of a limit that it exceeds, otherwise undefined. */
  readonly take: (...sender: Sender) => Promise<HttpError | undefined>;
  /** Counts one message less, where none was stored. */
  readonly refund: (...sender: Sender) => Promise<void>;
  /** Counts one message less in all, where it was quarantined: it is not mailed. */
  readonly refundInAll: () => Promise<void>;
}

/** The one key of the limit that all senders share. */
const everybody = "everybody";

export function messageLimits(
  { messagesOfSender, messagesFromAddress, messagesEachHour }: Limits,
  createLimiter: CreateLimiter,
): MessageLimits {
  const byNetwork = createNetworkLimiter(createLimiter, {
    name: "messages",
    limit: messagesFromAddress,
    policy: "messages",
    // No network alone uses up the whole site's hour.
    shares: [1, 2, 4],
  });
  const bySender = createLimiter({ name: "senders", limit: messagesOfSender });
  const inAll = createLimiter({ name: "messages-in-all", limit: messagesEachHour });
  return {
    async take({ clientAddress }, { email }) {
      const ofNetwork = await byNetwork.take(clientAddress);
      if (ofNetwork) return limitError("tooManyMessagesFromNetwork", ofNetwork);
      const ofSender = await bySender.take(senderKey(clientAddress, email));
      if (ofSender) {
        // What one sender is refused, repeats of what was stored among it, is not counted for the others.
        await byNetwork.refund(clientAddress);
        return limitError("tooManyMessages", ofSender);
      }
      const ofAll = await inAll.take(everybody);
      // Not refunded to sender and network: a flood would write to the database for each message that is refused.
      return ofAll && limitError("tooManyMessagesInAll", ofAll);
    },
    async refund({ clientAddress }, { email }) {
      await byNetwork.refund(clientAddress);
      await bySender.refund(senderKey(clientAddress, email));
      await inAll.refund(everybody);
    },
    refundInAll: () => inAll.refund(everybody),
  };
}

function senderKey(address: string, email: string): string {
  return `${rateLimitKey(address)} ${email.toLowerCase()}`;
}
