import type { CallDefinition } from "@matchfront/api-client";
import { createApiClient } from "@matchfront/api-client/calls";

const newsletter = {
  method: "post",
  path: "/newsletter",
  fields: ["email", "topic"],
  success: { bodyStatus: 200 },
  retryable: true,
} as const satisfies CallDefinition;

export async function subscribe(baseUrl: string, reader: { email: string; topic: string; id: string }) {
  const result = await createApiClient({ baseUrl }).send(newsletter, reader, { idempotencyKey: reader.id });
  return result.reference; // only the email and the topic of `reader` were sent
}
