import { createTransport, type TransportOptions } from "../transport/create-transport.ts";
import { createSendWith, type Send } from "../transport/send.ts";

/**
 * Creates `send` without the other calls. It is about a kilobyte smaller than `createApiClient`.
 *
 * @throws TypeError if `baseUrl` is not absolute; RangeError if `timeout` is out of range
 * @example
 * const send = createSend({ baseUrl: "https://api.example.com" });
 * await send(calls.contact, { topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
 */
export function createSend(options: TransportOptions): Send {
  return createSendWith(createTransport(options));
}
