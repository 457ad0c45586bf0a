import type { CallDefinition } from "../transport/call-definition.ts";

const request = {
  method: "post",
  fields: ["name", "businessname", "email", "phoneNumber", "website", "description"],
  success: { bodyStatus: 200 },
  retryable: true,
} as const;

/** Sends the partnership form. The path is spelled as in specification section 7. */
export const sendPartnershipRequest = {
  ...request,
  path: "/admin/sendParternerUsEmail",
} as const satisfies CallDefinition;

/** Sends the advertising form. */
export const sendAdvertisingRequest = {
  ...request,
  path: "/admin/sendAdvertiseEmail",
} as const satisfies CallDefinition;
