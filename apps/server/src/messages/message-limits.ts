import type { FastifyRequest } from "fastify";
import type { ReachedLimit } from "../http/limit-error.ts";
import type { CreateLimiter } from "../http/limiter.ts";
import type { Limits } from "../http/limits.ts";
import { createNetworkLimiter } from "../http/network-limiter.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import type { MessageValues } from "./message-forms.ts";

type Sender = readonly [request: Pick<FastifyRequest, "clientAddress">, values: Pick<MessageValues, "email">];

/**
 * Limits messages by the sender's network, and by the e-mail address that they enter there. By the address alone would
 * let anybody lock its owner out.
 */
export interface MessageLimits {
  /** Counts one message. Returns the limit where that exceeds one, otherwise undefined. */
  readonly take: (...sender: Sender) => Promise<ReachedLimit | undefined>;
  /** Counts one message less, where none was stored. */
  readonly refund: (...sender: Sender) => Promise<void>;
}

export function messageLimits(
  { messagesFromAddress, messagesOfSender }: Limits,
  createLimiter: CreateLimiter,
): MessageLimits {
  const byNetwork = createNetworkLimiter(createLimiter, {
    name: "messages",
    limit: messagesFromAddress,
    policy: "messages",
  });
  const bySender = createLimiter({ name: "senders", limit: messagesOfSender });
  return {
    async take({ clientAddress }, { email }) {
      const ofNetwork = await byNetwork.take(clientAddress);
      if (ofNetwork) return ofNetwork;
      const ofSender = await bySender.take(senderKey(clientAddress, email));
      // What one sender is refused, repeats of what was stored among it, is not counted for the others.
      if (ofSender) await byNetwork.refund(clientAddress);
      return ofSender;
    },
    async refund({ clientAddress }, { email }) {
      await byNetwork.refund(clientAddress);
      await bySender.refund(senderKey(clientAddress, email));
    },
  };
}

function senderKey(address: string, email: string): string {
  return `${rateLimitKey(address)} ${email.toLowerCase()}`;
}
