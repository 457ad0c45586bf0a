import type { ApiResult } from "../transport/parse-response.ts";
import type { MessageOptions } from "../transport/call.ts";
import type { Send } from "../transport/send.ts";
import { sendContactMessage } from "./contact-call.ts";

/**
 * The fields of the Contact Us form (specification section 3).
 *
 * @example const message: ContactMessage = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };
 */
export interface ContactMessage {
  readonly topic: string;
  readonly email: string;
  readonly description: string;
}

/** The calls of the Contact Us form. */
export interface ContactCalls {
  /**
   * Sends a visitor's message. It succeeds if the body's `status` is 200 (specification section 7).
   *
   * @throws AnyApiError
   * @example
   * await api.contact.send({ topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
   */
  send(message: ContactMessage, options?: MessageOptions): Promise<ApiResult<200>>;
}

export function contactCalls(send: Send): ContactCalls {
  return { send: (message, options) => send(sendContactMessage, message, options) };
}
