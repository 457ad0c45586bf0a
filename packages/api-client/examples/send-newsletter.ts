import { createApiClient, type CallDefinition } from "@matchfront/api-client";

const newsletter = {
  method: "post",
  path: "/newsletter",
  fields: ["email", "topic"],
  success: { bodyStatus: 200 },
  retryable: true,
} as const satisfies CallDefinition;

export async function subscribe(baseUrl: string, reader: { email: string; topic: string; id: string }) {
  const answer = await createApiClient({ baseUrl }).send(newsletter, reader, { idempotencyKey: reader.id });
  return answer.reference; // of `reader` only the email and the topic were sent
}
