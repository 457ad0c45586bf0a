import { sendAdvertisingRequest, sendPartnershipRequest } from "./business-request/business-request-calls.ts";
import { sendContactMessage } from "./contact/contact-call.ts";
import { changePassword } from "./password/password-call.ts";
import { isPhoneFree, updatePhone } from "./phone/phone-calls.ts";
import { checkCode, sendCode } from "./verification/verification-calls.ts";

/**
 * Every call of specification section 7 as data: the one place for its method, its path and its fields.
 *
 * @example <form method={calls.contact.method} action={calls.contact.path}>
 */
export const calls = {
  contact: sendContactMessage,
  partnership: sendPartnershipRequest,
  advertising: sendAdvertisingRequest,
  isPhoneFree,
  updatePhone,
  changePassword,
  sendCode,
  checkCode,
} as const;
