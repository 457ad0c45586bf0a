import type { CallDefinition } from "../transport/call-definition.ts";

/** Asks whether nobody has a number: by `api.send`, one that somebody has is a `RejectedError`. */
export const isPhoneFree = {
  method: "post",
  path: "/api/isPhoneAlreadyExist",
  names: ["phoneNumber"],
  success: { bodyStatus: 204 },
  repeatable: false,
} as const satisfies CallDefinition;

/** Gives the member whose emailed link it is a new number. */
export const updatePhone = {
  method: "put",
  path: "/api/updatePhoneNumber",
  names: ["phoneNumber", "dialingCode"],
  success: { bodyStatus: 200 },
  repeatable: false,
} as const satisfies CallDefinition;
