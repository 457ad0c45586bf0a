import type { CallDefinition } from "../transport/call-definition.ts";

const service = {
  method: "post",
  success: { httpStatus: "2xx" },
  retryable: false,
  encoding: "form",
  service: "verification",
} as const;

export const sendCode = {
  ...service,
  path: "/Verifications",
  fields: ["To", "Channel"],
} as const satisfies CallDefinition;

/** Checks a code. Through `api.send` a wrong code resolves too, so use `api.verification.check`. */
export const checkCode = {
  ...service,
  path: "/VerificationCheck",
  fields: ["To", "Code"],
} as const satisfies CallDefinition;
