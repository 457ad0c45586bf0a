import type { ApiResult } from "../transport/parse-response.ts";
import type { MessageOptions } from "../transport/call.ts";
import type { Send } from "../transport/send.ts";
import type { advertising, contact, partnership } from "./calls.ts";

/** The call of a form that sends a message. */
export interface MessageCalls {
  /**
   * Sends a visitor's message. It succeeds if the body's `status` is 200 (specification section 7).
   *
   * @param message - the values of the form, all of which are sent
   * @throws AnyApiError
   * @example
   * await api.contact.send({ topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
   */
  send(message: Readonly<Record<string, string>>, options?: MessageOptions): Promise<ApiResult<200>>;
}

export function messageCalls(
  send: Send,
  call: typeof contact | typeof partnership | typeof advertising,
): MessageCalls {
  return { send: (message, options) => send(call, message, options) };
}
