/** Twilio Verify v2's responses to a check, and whether the code is valid. */
export const checkedCodes = [
  { body: { sid: "VE01", status: "approved", valid: true }, valid: true },
  { body: { sid: "VE01", status: "pending", valid: false }, valid: false },
  { body: { valid: true }, valid: true },
  { body: { status: "approved" }, valid: true },
  { body: { status: "canceled", valid: false }, valid: false },
  { body: { status: "approved", valid: false }, valid: false },
  { body: { status: "max_attempts_reached" }, valid: false },
  { body: { valid: "true" }, valid: false },
] as const;

/** Twilio Verify v2's errors: https://www.twilio.com/docs/api/errors. */
export const serviceErrors = [
  { status: 400, body: { code: 60200, message: "Invalid parameter", status: 400 } },
  { status: 429, body: { code: 60202, message: "Max check attempts reached", status: 429 } },
  { status: 429, body: { code: 60203, message: "Max send attempts reached", status: 429 } },
  {
    status: 404,
    body: { code: 20404, message: "The requested resource was not found", more_info: "", status: 404 },
  },
] as const;
