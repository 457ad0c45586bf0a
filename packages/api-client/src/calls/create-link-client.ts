import { RejectedError } from "../errors/rejected-error.ts";
import type { Call, CallOptions, LinkOptions } from "../transport/call.ts";
import { createTransport, type TransportOptions } from "../transport/create-transport.ts";
import type { ApiMessage, ApiResult } from "../transport/parse-response.ts";
import { createSendWith } from "../transport/send.ts";
import { changePassword, isLinkActive, isPhoneAvailable, updatePhone } from "./calls.ts";
import { verificationCalls, type VerificationCalls } from "./verification.ts";

/** The call that checks an emailed link. */
export interface LinkCalls {
  /**
   * Returns whether an emailed link is active. It does not use up the link. The specification does not have this call: if
   * another backend does not either, the call rejects, and the link may be active.
   *
   * @throws AnyApiError
   * @example
   * await api.link.isActive({ kind: "password" }, { token: "a1b2" }); // true
   */
  isActive(link: { readonly kind: "phone" | "password" }, options: LinkOptions): Promise<boolean>;
}

/** The call of the password reset. */
export interface PasswordCalls {
  /**
   * Changes the password of the member who owns the emailed link. It succeeds on HTTP 200 (specification section 7).
   *
   * @returns the server's message for the member, if any
   * @throws AnyApiError
   * @example
   * const { message } = await api.password.change({ newPassword }, { token: "a1b2" });
   */
  change(password: { readonly newPassword: string }, options: LinkOptions): Promise<ApiMessage>;
}

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
   * Returns whether no member has a number: whether the body's `status` is 204 (specification section 7). This repository's
   * server also takes the number with its dialing code, such as "+2348031234567", since countries share digits.
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

/** The calls that an emailed link authorizes. */
export interface LinkClient {
  readonly link: LinkCalls;
  readonly phone: PhoneCalls;
  readonly password: PasswordCalls;
  readonly verification: VerificationCalls;
}

/**
 * Creates a client with only the calls that an emailed link authorizes. It is smaller than `createApiClient`.
 *
 * @throws TypeError if `baseUrl` is not absolute; RangeError if `timeout` is out of range
 * @example
 * const api = createLinkClient({ baseUrl: "https://api.example.com" });
 * await api.password.change({ newPassword: "mango tree by the river" }, { token: "a1b2" });
 */
export function createLinkClient(options: TransportOptions): LinkClient {
  return createLinkClientWith(createTransport(options));
}

export function createLinkClientWith(call: Call): LinkClient {
  const send = createSendWith(call);
  return {
    link: {
      isActive: (link, options) => send(isLinkActive, link, options).then(() => true, falseIfInactive),
    },
    phone: {
      isAvailable: (phone, options) => send(isPhoneAvailable, phone, options).then(() => true, falseIfTaken),
      update: (phone, options) => send(updatePhone, phone, options),
    },
    password: { change: (password, options) => send(changePassword, password, options) },
    verification: verificationCalls(call),
  };
}

/** Ignores HTTP 401, with which a backend without this call may respond. */
function falseIfInactive(error: unknown): boolean {
  if (error instanceof RejectedError && error.httpStatus < 400 && error.bodyStatus === 401) return false;
  throw error;
}

/** A 2xx response with another body status means that the number is in use. */
function falseIfTaken(error: unknown): boolean {
  if (error instanceof RejectedError && error.httpStatus < 400) return false;
  throw error;
}
