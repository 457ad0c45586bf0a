import type { FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error.ts";
import { type CreateLimiter, createNetworkLimiter, rateLimitKey } from "../http/limiter.ts";
import type { Limits } from "../http/limits.ts";
import type { MessageValues } from "./message-forms.ts";
import { normalizeEmail } from "./message-store.ts";

type Client = Pick<FastifyRequest, "clientAddress">;
type Sender = Pick<MessageValues, "email">;

const totalKey = "everybody";

/** A limit by email address alone would let others lock its owner out. */
export function createMessageLimits(
  { messagesOfSender, messagesFromAddress, messagesEachHour }: Limits,
  createLimiter: CreateLimiter,
) {
  // One network, a /48 of IPv6 included, cannot use up the total.
  const byNetwork = createNetworkLimiter(createLimiter, "messages", messagesFromAddress, [1, 2, 4]);
  const bySender = createLimiter("senders", messagesOfSender);
  const total = createLimiter("messages-in-all", messagesEachHour);
  return {
    async consume({ clientAddress }: Client, { email }: Sender): Promise<HttpError | undefined> {
      const ofNetwork = await byNetwork.consume(clientAddress);
      if (ofNetwork) return new HttpError("tooManyMessagesFromNetwork", { wait: ofNetwork });
      const ofSender = await bySender.consume(senderKey(clientAddress, email));
      if (ofSender) {
        // A sender's rejected messages do not count for other senders in their network.
        await byNetwork.refund(clientAddress);
        return new HttpError("tooManyMessages", { wait: ofSender });
      }
      const ofTotal = await total.consume(totalKey);
      // Without refunds for network and sender, so that a flood causes no writes for rejected messages.
      return ofTotal ? new HttpError("tooManyMessagesInAll", { wait: ofTotal }) : undefined;
    },
    async refund({ clientAddress }: Client, { email }: Sender): Promise<void> {
      await byNetwork.refund(clientAddress);
      await bySender.refund(senderKey(clientAddress, email));
      await total.refund(totalKey);
    },
    /** Uncounts a quarantined message, which is not mailed, in the total. */
    refundTotal: () => total.refund(totalKey),
  };
}

function senderKey(address: string, email: string): string {
  return `${rateLimitKey(address)} ${normalizeEmail(email)}`;
}
