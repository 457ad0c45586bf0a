/** Server messages for errors that no single field caused, by the codes of our server's error table. */
export const serverErrors = {
  crossOrigin: "Nothing changed. Please use the form on our own page.",
  unverifiedPhone: "Please enter the code we sent to this number first.",
  bodyTooLarge: "The request is too large.",
  unsupportedCountry: "We don’t support numbers from this country yet.",
  commonPassword: "This password is too easy to guess. Please choose another one.",
  longPassword: "This password is too long. Please use 128 characters or fewer.",
  tooManyRequests: "Too many requests. Please try again in a few minutes.",
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
  messageNotStored: "Your message didn’t go through. Please try again in a few minutes.",
  tooManyCodeChecks: "Too many attempts. Please wait ten minutes, then ask for a new code.",
  tooManyCodeSends: "We’ve sent you several codes already. Please wait a while, then ask for a new one.",
  codesStopped: "We can’t send codes right now. Please try again later.",
  expiredCode: "This code has expired or was already used. Please ask for a new one.",
  maintenance: "This part of the site is down for maintenance and will be back soon. Please try again later.",
};
