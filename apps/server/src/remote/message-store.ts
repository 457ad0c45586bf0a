import type { ApiClient, ApiResult } from "@matchfront/api-client";
import type { MessageStore } from "../messages/message-store.ts";
import { callBackend } from "./call-backend.ts";

/** How long the backend may take to accept a message, all tries included, in milliseconds. */
const timeout = 15_000;

/**
 * Sends messages to another backend: only the call's own fields. What filled the honeypot does not reach it, but stays
 * in the local store.
 *
 * @param local holds the quarantine
 */
export function remoteMessageStore(backend: ApiClient, local: MessageStore): MessageStore {
  return {
    ...local,
    async take(message) {
      if (message.quarantinedFor !== undefined) return await local.take(message);
      const { form, values, idempotencyKey } = message;
      const signal = AbortSignal.timeout(timeout);
      const send = () => backend.send(form.call, values, { idempotencyKey, signal });
      const { message: text, reference }: Omit<ApiResult<number>, "status"> = await callBackend(send);
      return { status: "stored", reference, message: text };
    },
  };
}
