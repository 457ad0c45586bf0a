import type { CallDefinition } from "../transport/call-definition.ts";

// Module exports instead of an object, so that bundlers can remove unused calls.

const message = { method: "post", success: { bodyStatus: 200 }, retryable: true } as const;

/** Sends the Contact Us form. */
export const contact = { ...message, path: "/admin/sendContactUsEmail" } as const satisfies CallDefinition;

/** Sends the partnership form. The path is spelled as in specification section 7. */
export const partnership = {
  ...message,
  path: "/admin/sendParternerUsEmail",
} as const satisfies CallDefinition;

/** Sends the advertising form. */
export const advertising = {
  ...message,
  path: "/admin/sendAdvertiseEmail",
} as const satisfies CallDefinition;

/** Checks whether an emailed link is active. Through `api.send`, it rejects with a `RejectedError` for an inactive link. */
export const isLinkActive = {
  method: "post",
  path: "/api/isLinkActive",
  fields: ["kind"],
  success: { bodyStatus: 204 },
  retryable: false,
} as const satisfies CallDefinition;

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

/** Changes the password of the member who owns the emailed link. */
export const changePassword = {
  method: "put",
  path: "/admin/changePasswordViaEmailForAdmin",
  fields: ["newPassword"],
  success: { httpStatus: 200 },
  retryable: false,
} as const satisfies CallDefinition;

const verification = {
  method: "post",
  success: { httpStatus: "2xx" },
  retryable: false,
  encoding: "form",
  service: "verification",
} as const;

/** Sends a code by SMS. */
export const sendCode = {
  ...verification,
  path: "/Verifications",
  fields: ["To", "Channel"],
} as const satisfies CallDefinition;

/** Checks a code. Through `api.send` a wrong code resolves too, so use `api.verification.check`. */
export const checkCode = {
  ...verification,
  path: "/VerificationCheck",
  fields: ["To", "Code"],
} as const satisfies CallDefinition;
