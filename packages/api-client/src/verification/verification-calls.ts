import type { CallDefinition } from "../transport/call-definition.ts";

const service = {
  method: "post",
  success: { httpStatus: "2xx" },
  repeatable: false,
  encoding: "form",
  service: "verification",
} as const;

/** Sends a code. */
export const sendCode = {
  ...service,
  path: "/Verifications",
  names: ["To", "Channel"],
} as const satisfies CallDefinition;

/** Checks a code: by `api.send`, a wrong one is a success too, so ask by `api.verification.check`. */
export const checkCode = {
  ...service,
  path: "/VerificationCheck",
  names: ["To", "Code"],
} as const satisfies CallDefinition;
