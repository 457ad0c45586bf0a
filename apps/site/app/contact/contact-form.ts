import { createApiClient } from "@matchfront/api-client";
import type { ContactValues } from "@matchfront/forms";

/** Sends a contact message to the server that served the page. */
export function sendMessage(values: ContactValues, { signal }: { signal: AbortSignal }) {
  return createApiClient({ baseUrl: location.origin }).contact.send(values, { signal });
}
