import type { ApiResult } from "../transport/parse-response.ts";
import type { CallOptions, LinkOptions } from "../transport/call.ts";
import type { Send } from "../transport/send.ts";
import { RejectedError } from "../errors/rejected-error.ts";
import { isPhoneAvailable, updatePhone } from "./calls.ts";

/**
 * A new phone number (specification section 3).
 *
 * @example const phone: PhoneUpdate = { dialingCode: "+234", phoneNumber: "8031234567" };
 */
export interface PhoneUpdate {
  /** With its plus sign. */
  readonly dialingCode: string;
  /** Digits, without the dialing code. */
  readonly phoneNumber: string;
}

/** The calls of the phone number reset, except those that send and check codes. */
export interface PhoneCalls {
  /**
   * Returns whether no member has a number: whether the body's `status` is 204 (specification section 7).
   *
   * @throws AnyApiError
   * @example
   * await api.phone.isAvailable({ phoneNumber: "8031234567" }, { token: "a1b2" }); // true
   */
  isAvailable(
    phone: Pick<PhoneUpdate, "phoneNumber">,
    options?: CallOptions & Partial<LinkOptions>,
  ): Promise<boolean>;
  /**
   * Changes the number of the member who owns the emailed link. It succeeds if the body's `status` is 200 (specification
   * section 7). The result's `message` is for the member.
   *
   * @throws AnyApiError
   * @example
   * await api.phone.update({ dialingCode: "+234", phoneNumber: "8031234567" }, { token: "a1b2" });
   */
  update(phone: PhoneUpdate, options: LinkOptions): Promise<ApiResult<200>>;
}

export function phoneCalls(send: Send): PhoneCalls {
  return {
    isAvailable: (phone, options) => send(isPhoneAvailable, phone, options).then(() => true, falseIfTaken),
    update: (phone, options) => send(updatePhone, phone, options),
  };
}

/** A 2xx response with another body status means that the number is in use. */
function falseIfTaken(error: unknown): boolean {
  if (error instanceof RejectedError && error.httpStatus < 400) return false;
  throw error;
}
