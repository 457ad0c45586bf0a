import type { ApiClient, CallDefinition } from "@matchfront/api-client";
import type { MessageValues } from "../messages/message-forms.ts";
import { askBackend } from "./backend-refusal.ts";

/** How long the backend may take to take a message, all tries included, in milliseconds. */
const patience = 15_000;

/** What the backend said of a message that it took. */
export interface TakenMessage {
  readonly message?: string | undefined;
  readonly reference?: string | undefined;
}

/**
 * Hands a message to the backend in place of storing it. Only the call's own fields go.
 *
 * @throws BackendRefusal
 * @example await forwardMessage(backend, calls.contact, values, "0198c1f2");
 */
export async function forwardMessage(
  backend: ApiClient,
  call: CallDefinition,
  values: MessageValues,
  idempotencyKey: string | undefined,
): Promise<TakenMessage> {
  const signal = AbortSignal.timeout(patience);
  return await askBackend(() => backend.send(call, values, { idempotencyKey, signal }));
}
