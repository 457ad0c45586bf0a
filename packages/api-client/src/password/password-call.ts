import type { CallDefinition } from "../transport/call-definition.ts";

/** Changes the password of the member who owns the emailed link. */
export const changePassword = {
  method: "put",
  path: "/admin/changePasswordViaEmailForAdmin",
  fields: ["newPassword"],
  success: { httpStatus: 200 },
  retryable: false,
} as const satisfies CallDefinition;
