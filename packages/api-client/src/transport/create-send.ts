import { createTransport, type TransportOptions } from "./create-transport.ts";
import { createSendWith, type Send } from "./send.ts";

/**
 * Creates a function that sends calls.
 *
 * @throws TypeError if `baseUrl` is not absolute; RangeError if `timeout` is out of range
 * @example
 * const send = createSend({ baseUrl: "https://api.example.com" });
 * await send(newsletter, { email, topic }, { idempotencyKey });
 */
export function createSend(options: TransportOptions): Send {
  return createSendWith(createTransport(options));
}
