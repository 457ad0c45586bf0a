import { createTransport, type TransportOptions } from "./create-transport.ts";
import type { CallDefinition, CallValues } from "./call-definition.ts";
import type { Call, SendOptions } from "./call.ts";
import { parseResponse, type CallResult } from "./parse-response.ts";

/**
 * Sends a call. Only the fields of its definition are sent.
 *
 * @param call - see {@link CallDefinition}
 * @returns `{ status, message?, reference? }` if it succeeds by the body's `status`, else `{ message? }`
 * @throws AnyApiError; TypeError if the definition is invalid
 * @example
 * await send(newsletter, { email, topic }, { idempotencyKey: crypto.randomUUID() });
 */
export type Send = <const Definition extends CallDefinition>(
  call: Definition,
  values: CallValues<Definition>,
  options?: SendOptions,
) => Promise<CallResult<Definition["success"]>>;

export function createSendWith(call: Call): Send {
  return <const Definition extends CallDefinition>(
    definition: Definition,
    values: CallValues<Definition>,
    options?: SendOptions,
  ) =>
    call(definition, values, options, (response, text) =>
      parseResponse<Definition["success"]>(definition.success, response, text),
    );
}

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
