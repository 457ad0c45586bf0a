import type { CallDefinition } from "../transport/call-definition.ts";

/** Checks that an emailed link is active: through `api.send`, one that is not is a `RejectedError`. */
export const isLinkActive = {
  method: "post",
  path: "/api/isLinkActive",
  fields: ["kind"],
  success: { bodyStatus: 204 },
  retryable: false,
} as const satisfies CallDefinition;
