/** What Twilio Verify v2 answers a check with, and whether the code was the one that was sent. */
export const checkedCodes = [
  { body: { sid: "VE01", status: "approved", valid: true }, valid: true },
  { body: { sid: "VE01", status: "pending", valid: false }, valid: false },
  { body: { valid: true }, valid: true },
  { body: { status: "approved" }, valid: true },
  { body: { status: "canceled", valid: false }, valid: false },
  { body: { status: "max_attempts_reached" }, valid: false },
  { body: { valid: "true" }, valid: false },
] as const;

/** How Twilio Verify v2 refuses: https://www.twilio.com/docs/api/errors. */
export const refusals = [
  { status: 400, body: { code: 60200, message: "Invalid parameter", status: 400 } },
  { status: 429, body: { code: 60202, message: "Max check attempts reached", status: 429 } },
  { status: 429, body: { code: 60203, message: "Max send attempts reached", status: 429 } },
  {
    status: 404,
    body: { code: 20404, message: "The requested resource was not found", more_info: "", status: 404 },
  },
] as const;
