// Every call of specification section 7 as data, and `isLinkActive`, which is our own: the single source of its method,
// path and fields. Exports of a module rather than members of an object, for tree shaking.
export {
  sendAdvertisingRequest as advertising,
  sendPartnershipRequest as partnership,
} from "./business-request/business-request-calls.ts";
export { sendContactMessage as contact } from "./contact/contact-call.ts";
export { isLinkActive } from "./link/link-call.ts";
export { changePassword } from "./password/password-call.ts";
export { isPhoneAvailable, updatePhone } from "./phone/phone-calls.ts";
export { checkCode, sendCode } from "./verification/verification-calls.ts";
