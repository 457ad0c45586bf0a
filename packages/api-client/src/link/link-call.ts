import type { CallDefinition } from "../transport/call-definition.ts";

/** Checks whether an emailed link is active. Through `api.send`, it rejects with a `RejectedError` for an inactive link. */
export const isLinkActive = {
  method: "post",
  path: "/api/isLinkActive",
  fields: ["kind"],
  success: { bodyStatus: 204 },
  retryable: false,
} as const satisfies CallDefinition;
