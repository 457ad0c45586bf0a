import { number, object } from "superstruct";
import { accepted, decode, readAnswer } from "../client/answer.ts";
import type { Answer } from "../client/answer.ts";
import type { Call, CallOptions, LinkOptions } from "../client/call.ts";

/**
 * A phone number to come (specification section 3).
 *
 * @example const phone: PhoneUpdate = { dialingCode: "+234", phoneNumber: "8031234567" };
 */
export interface PhoneUpdate {
  /** With its plus sign. */
  readonly dialingCode: string;
  /** Digits, without the dialling code. */
  readonly phoneNumber: string;
}

/** The calls of the phone number reset, but for its codes. */
export interface PhoneCalls {
  /**
   * Asks whether nobody has a number: `POST /api/isPhoneAlreadyExist`. The body's `status` 204 means that it is free;
   * otherwise it exists (specification section 7).
   *
   * @throws ApiFailure
   *
   * @example
   * await api.phone.isFree({ phoneNumber: "8031234567" }, { token: "a1b2" }); // true
   */
  isFree(
    phone: Pick<PhoneUpdate, "phoneNumber">,
    options?: CallOptions & Partial<LinkOptions>,
  ): Promise<boolean>;
  /**
   * Gives the member whose emailed link it is a new number: `PUT /api/updatePhoneNumber`, successful when the body's
   * `status` is 200 (specification section 7). Its `message` is for the member.
   *
   * @throws ApiFailure
   *
   * @example
   * await api.phone.update({ dialingCode: "+234", phoneNumber: "8031234567" }, { token: "a1b2" });
   */
  update(phone: PhoneUpdate, options: LinkOptions): Promise<Answer<200>>;
}

const StatusBody = object({ status: number() });

const IS_FREE = {
  method: "post",
  path: "/api/isPhoneAlreadyExist",
  read: (response: Response, text: string) => decode(accepted(response, text), StatusBody).status === 204,
} as const;

const UPDATE = { method: "put", path: "/api/updatePhoneNumber", read: readAnswer(200) } as const;

export function phoneCalls(call: Call): PhoneCalls {
  return {
    isFree: ({ phoneNumber }, options) => call({ ...IS_FREE, payload: { phoneNumber } }, options),
    update: ({ phoneNumber, dialingCode }, options) =>
      call({ ...UPDATE, payload: { phoneNumber, dialingCode } }, options),
  };
}
