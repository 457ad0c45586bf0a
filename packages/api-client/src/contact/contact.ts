import { readAnswer } from "../client/answer.ts";
import type { Answer } from "../client/answer.ts";
import type { Call, MessageOptions } from "../client/call.ts";

/**
 * What a visitor writes in the Contact Us form (specification section 3).
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
   * Sends a visitor's message: `POST /admin/sendContactUsEmail`, successful when the body's
   * `status` is 200 (specification section 7).
   *
   * @throws ApiFailure
   *
   * @example
   * await api.contact.send({ topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
   */
  send(message: ContactMessage, options?: MessageOptions): Promise<Answer<200>>;
}

const SEND = {
  method: "post",
  path: "/admin/sendContactUsEmail",
  retried: true,
  read: readAnswer(200),
} as const;

export function contactCalls(call: Call): ContactCalls {
  return {
    // Named one by one, so that nothing else a form holds leaves the page.
    send: ({ topic, email, description }, options) =>
      call({ ...SEND, payload: { topic, email, description } }, options),
  };
}
