// Module exports instead of an object, so that bundlers can remove unused calls.
export {
  sendAdvertisingRequest as advertising,
  sendPartnershipRequest as partnership,
} from "./business-request/business-request-calls.ts";
export { sendContactMessage as contact } from "./contact/contact-call.ts";
export { isLinkActive } from "./link/link-call.ts";
export { changePassword } from "./password/password-call.ts";
export { isPhoneAvailable, updatePhone } from "./phone/phone-calls.ts";
export { checkCode, sendCode } from "./verification/verification-calls.ts";
