import type { FastifyRequest } from "fastify";
import { createLimiter, type Limits } from "../http/limits.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import type { MessageValues } from "./message-forms.ts";

type Sender = readonly [request: Pick<FastifyRequest, "ip">, values: Pick<MessageValues, "email">];

/** Limits messages by the sender's network and by the e-mail address that they enter. */
export interface MessageLimits {
  /** Counts one message. Returns the seconds to wait where that exceeds a limit, otherwise undefined. */
  readonly take: (...sender: Sender) => Promise<number | undefined>;
  /** Counts one message less, where none was stored. */
  readonly refund: (...sender: Sender) => Promise<void>;
}

export function messageLimits({ messagesFromAddress, messagesOfSender }: Limits): MessageLimits {
  const byAddress = createLimiter(messagesFromAddress);
  const bySender = createLimiter(messagesOfSender);
  return {
    take: async ({ ip }, { email }) =>
      (await byAddress.take(rateLimitKey(ip))) ?? (await bySender.take(email.toLowerCase())),
    async refund({ ip }, { email }) {
      await byAddress.refund(rateLimitKey(ip));
      await bySender.refund(email.toLowerCase());
    },
  };
}
