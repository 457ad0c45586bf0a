import type { CallDefinition, CallValues } from "./call-definition.ts";
import type { Call, SendOptions } from "./call.ts";
import { parseResponse, type CallResult } from "./parse-response.ts";

/**
 * Makes a call by its definition, ours or your own. Only the fields that the definition names are sent.
 *
 * @param call - One of `calls`, or a {@link CallDefinition} of your own.
 * @returns `{ status, message?, reference? }` if the body's status decides success, `{ message? }` if HTTP's does
 * @throws AnyApiError; TypeError on an invalid definition
 *
 * @example
 * await api.send(newsletter, { email, topic }, { idempotencyKey: crypto.randomUUID() });
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
