import { createSend, isApiError, type CallDefinition } from "@matchfront/api-client";

export const newsletter = {
  method: "post",
  path: "/newsletter",
  fields: ["email", "topic"],
  success: { bodyStatus: 200 },
  retryable: true,
} as const satisfies CallDefinition;

export async function subscribe(baseUrl: string, reader: { email: string; topic: string; id: string }) {
  const send = createSend({ baseUrl }); // such as "https://api.example.com"
  try {
    const result = await send(newsletter, reader, { idempotencyKey: reader.id });
    return result.reference ?? "Sent"; // only the email and the topic of `reader` were sent
  } catch (error) {
    if (isApiError(error)) return error.message; // may be shown to the visitor
    throw error; // a programming error
  }
}
