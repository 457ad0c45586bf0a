import type { CallDefinition } from "../transport/call-definition.ts";

/** Sends the Contact Us form. */
export const sendContactMessage = {
  method: "post",
  path: "/admin/sendContactUsEmail",
  fields: ["topic", "email", "description"],
  success: { bodyStatus: 200 },
  retryable: true,
} as const satisfies CallDefinition;
