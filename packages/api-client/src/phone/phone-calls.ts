import type { CallDefinition } from "../transport/call-definition.ts";

/** Checks whether no member has a number. Through `api.send`, it rejects with a `RejectedError` for a number in use. */
export const isPhoneAvailable = {
  method: "post",
  path: "/api/isPhoneAlreadyExist",
  fields: ["phoneNumber"],
  success: { bodyStatus: 204 },
  retryable: false,
} as const satisfies CallDefinition;

/** Changes the number of the member who owns the emailed link. */
export const updatePhone = {
  method: "put",
  path: "/api/updatePhoneNumber",
  fields: ["phoneNumber", "dialingCode"],
  success: { bodyStatus: 200 },
  retryable: false,
} as const satisfies CallDefinition;
