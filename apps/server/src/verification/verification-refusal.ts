import { phoneResetCopy } from "@matchfront/forms";

const { errors } = phoneResetCopy;

/** Why a verification call was refused: Twilio's number for it, its HTTP status, and the visitor's words. */
const reasons = {
  badNumber: { code: 60200, status: 400, message: errors.phoneNumber.required },
  badRequest: { code: 60200, status: 400, message: "Expected the fields To and Channel (sms), each once." },
  badCode: { code: 60200, status: 400, message: errors.code.required },
  foreignCountry: { code: 60200, status: 400, message: "We don't take numbers from this country yet." },
  tooManyChecks: {
    code: 60202,
    status: 429,
    message: "Too many attempts. Please wait ten minutes, then ask for a new code.",
  },
  tooManySends: {
    code: 60203,
    status: 429,
    message: "We've sent you several codes already. Please wait a while, then ask for a new one.",
  },
  noCode: {
    code: 20404,
    status: 404,
    message: "This code has expired or was already used. Please ask for a new one.",
  },
} as const;

/**
 * A verification call that was refused, as Twilio Verify v2 refuses it
 * (https://www.twilio.com/docs/api/errors).
 *
 * @example throw new VerificationRefusal("noCode"); // { code: 20404, status: 404, message }
 */
export class VerificationRefusal extends Error {
  override readonly name = "VerificationRefusal";
  readonly code: number;
  readonly statusCode: number;

  constructor(reason: keyof typeof reasons) {
    const { code, status, message } = reasons[reason];
    super(message);
    this.code = code;
    this.statusCode = status;
  }
}
