// Every call of specification section 7 as data: the one place for its method, its path and its fields. Names of a
// module, so that a bundle holds those alone that it uses.
export {
  sendAdvertisingRequest as advertising,
  sendPartnershipRequest as partnership,
} from "./business-request/business-request-calls.ts";
export { sendContactMessage as contact } from "./contact/contact-call.ts";
export { changePassword } from "./password/password-call.ts";
export { isPhoneFree, updatePhone } from "./phone/phone-calls.ts";
export { checkCode, sendCode } from "./verification/verification-calls.ts";
