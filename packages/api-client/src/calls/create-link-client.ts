import { createTransport, type TransportOptions } from "../transport/create-transport.ts";
import { createSendWith } from "../transport/send.ts";
import type { ApiClient } from "./create-api-client.ts";
import { linkCalls } from "./link.ts";
import { passwordCalls } from "./password.ts";
import { phoneCalls } from "./phone.ts";
import { verificationCalls } from "./verification.ts";

/** The calls that an emailed link authorizes. */
export type LinkClient = Pick<ApiClient, "link" | "phone" | "password" | "verification">;

/**
 * Creates a client with only the calls that an emailed link authorizes. It is smaller than `createApiClient`.
 *
 * @throws TypeError if `baseUrl` is not absolute; RangeError if `timeout` is out of range
 * @example
 * const api = createLinkClient({ baseUrl: "https://api.example.com" });
 * await api.password.change({ newPassword: "mango tree by the river" }, { token: "a1b2" });
 */
export function createLinkClient(options: TransportOptions): LinkClient {
  const call = createTransport(options);
  const send = createSendWith(call);
  return {
    link: linkCalls(send),
    phone: phoneCalls(send),
    password: passwordCalls(send),
    verification: verificationCalls(call),
  };
}
