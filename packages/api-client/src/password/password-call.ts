import type { CallDefinition } from "../transport/call-definition.ts";

/** Gives the member whose emailed link it is a new password. */
export const changePassword = {
  method: "put",
  path: "/admin/changePasswordViaEmailForAdmin",
  names: ["newPassword"],
  success: { httpStatus: 200 },
  repeatable: false,
} as const satisfies CallDefinition;
