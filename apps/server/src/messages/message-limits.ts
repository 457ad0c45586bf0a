import type { FastifyRequest } from "fastify";
import { createLimiter, type Limits } from "../http/limits.ts";
import { networkOf } from "../http/rate-limit-key.ts";
import type { MessageValues } from "./message-forms.ts";

type Sender = readonly [request: Pick<FastifyRequest, "ip">, values: Pick<MessageValues, "email">];

/**
 * Limits messages by their sender's network, and by the e-mail address that they give.
 *
 * @returns `take` answers how many seconds the sender must wait, undefined where not at all; `giveBack` counts one
 * message less, where none was taken
 * @example const wait = await messageLimits(limits).take(request, values);
 */
export function messageLimits({ messagesFromAddress, messagesOfSender }: Limits) {
  const byAddress = createLimiter(messagesFromAddress);
  const bySender = createLimiter(messagesOfSender);
  return {
    async take(...[{ ip }, { email }]: Sender): Promise<number | undefined> {
      return (await byAddress.take(networkOf(ip))) ?? (await bySender.take(email.toLowerCase()));
    },
    async giveBack(...[{ ip }, { email }]: Sender): Promise<void> {
      await byAddress.giveBack(networkOf(ip));
      await bySender.giveBack(email.toLowerCase());
    },
  };
}
