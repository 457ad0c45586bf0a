import { createTransport, type TransportOptions } from "../transport/create-transport.ts";
import { createSendWith, type Send } from "../transport/send.ts";

/**
 * Creates `send` alone: about a kilobyte smaller than a client with every named call.
 *
 * @throws TypeError on a `baseUrl` that is not absolute, RangeError on a `timeout` out of range
 *
 * @example
 * const send = createSend({ baseUrl: "https://api.example.com" });
 * await send(calls.contact, { topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
 */
export function createSend(options: TransportOptions): Send {
  return createSendWith(createTransport(options));
}
