import { advertisingCopy } from "./business-request/advertising-form.ts";
import { partnershipCopy } from "./business-request/partnership-form.ts";
import { contactCopy } from "./contact/contact-form.ts";
import { submitCopy } from "./copy/submit-copy.ts";
import { passwordResetCopy } from "./password-reset/password-reset-form.ts";
import { oneTimeCodeCopy } from "./phone-reset/one-time-code-form.ts";
import { phoneNumberCopy } from "./phone-reset/phone-number-form.ts";
import { phoneResetCopy } from "./phone-reset/phone-reset-copy.ts";

/**
 * Server messages for errors that no single field caused, by the codes of our server's error table.
 *
 * @example serverErrors.tooManyRequests; // "Too many requests. Please try again in a few minutes."
 */
export const serverErrors = {
  crossOrigin: "Nothing changed. Please use the form on our own page.",
  unverifiedPhone: "First, please enter the code we sent to this number.",
  bodyTooLarge: "The request is too large.",
  unsupportedCountry: "We don’t support numbers from this country yet.",
  commonPassword: "This password is too easy to guess. Please choose another one.",
  longPassword: "This password is too long. Please use 128 characters or fewer.",
  tooManyRequests: "Too many requests. Please try again in a few minutes.",
  tooManyNumbers:
    "You’ve tried several numbers with this link, and it takes no more for a day. Please ask for a new link.",
  unavailable: "We couldn’t do that right now. Please try again in a few minutes.",
  crossOriginMessage: "Nothing was sent: messages can only come from this site’s own pages.",
  messageTooLarge: "Your message is too long. Please shorten it and send it again.",
  invalidMessage: "Please check what you entered.",
  tooManyMessages:
    "You’ve sent several messages in a short time. Please wait a few minutes and send this one again.",
  tooManyMessagesFromNetwork:
    "Too many messages have come from your network in a short time. Please wait a few minutes and send this one again.",
  tooManyMessagesInAll:
    "We’re getting more messages than we can take right now. Please send this one again in an hour.",
  tooManyFailedPosts:
    "Your message wasn’t sent: too many incomplete or incorrect ones have come from your network. Please try again in ten minutes.",
  messageNotStored: "Your message didn’t go through. Please try again in a few minutes.",
  messageMayHaveArrived:
    "Your message may have reached us, but we couldn’t confirm it. If you don’t hear from us, please send it again.",
  changeMayHaveArrived:
    "Your change may have worked, but we couldn’t confirm it. Please check in the app before you try again.",
  tooManyCodeChecks: "Too many attempts. Please wait ten minutes, then ask for a new code.",
  tooManyCodeSends: "We’ve sent you several codes already. Please wait a while, then ask for a new one.",
  tooManyCodesOfLink:
    "We’ve sent several codes with this link, and it sends no more for a day. Please ask for a new link.",
  codesStopped: "We can’t send codes right now. Please try again later.",
  expiredCode: "This code has expired or was already used. Please ask for a new one.",
  maintenance: "This part of the site is down for maintenance and will be back soon. Please try again later.",
};

/**
 * Messages for calls that failed without a message from the server, by the names of the API client's errors.
 *
 * @example apiErrors[error.name];
 */
export const apiErrors = {
  OfflineError: "We couldn’t reach the server. Please check your internet connection and try again.",
  TimeoutError: "The server took too long to respond. Please wait a moment and try again.",
  MalformedError: "The server sent a response we couldn’t read. Please try again later.",
};

/**
 * The copy of every form in English, of which the other languages are made.
 *
 * @example en.contact.send; // "Send"
 */
export const en = {
  contact: contactCopy,
  advertising: advertisingCopy,
  partnership: partnershipCopy,
  passwordReset: passwordResetCopy,
  phoneNumber: phoneNumberCopy,
  oneTimeCode: oneTimeCodeCopy,
  phoneReset: phoneResetCopy,
  submit: submitCopy,
  serverErrors,
  apiErrors,
  /**
   * The text messages to members. Each fits into one SMS only with the letters of GSM 03.38, which has no curly quotation marks,
   * and no other accented small letters than "è é ù ì ò à ä ö ñ ü å ø".
   */
  sms: {
    code: "Your {brand} code is {code}. It expires in ten minutes. Don't share it with anyone.",
  },
};

/** The copy of every form in one language, and the messages of server and SMS. */
export type SiteCopy = Readonly<typeof en>;
