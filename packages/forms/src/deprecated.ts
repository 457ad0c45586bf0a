import { ambassadorForm } from "./ambassador/ambassador-form.ts";
import { advertisingForm } from "./business-request/advertising-form.ts";
import { businessRequest } from "./business-request/business-request.ts";
import { partnershipForm } from "./business-request/partnership-form.ts";
import { contactForm } from "./contact/contact-form.ts";
import { honeypotField } from "./honeypot/honeypot-field.ts";
import { passwordResetForm } from "./password-reset/password-reset-form.ts";
import type { MessageFormName } from "./message-forms.ts";
import { oneTimeCodeForm } from "./phone-reset/one-time-code-form.ts";
import { resetPhoneForm } from "./phone-reset/reset-phone-form.ts";
import type { Clock } from "./queue/clock.ts";
import type { Network } from "./queue/network.ts";
import type { OfflineQueueOptions } from "./queue/offline-queue.ts";

// The names from before `defineForm`; 1.0 removes them.

/** @deprecated Use `honeypotField`. */
export const baitField = honeypotField;

/** @deprecated Use `MessageFormName`. */
export type DraftName = MessageFormName;
/** @deprecated Use `Network` and `Clock`, which `createOfflineQueue` takes, and the `createKey` of `createSubmit`. */
export type SubmitEffects = Required<Network> & Clock & { readonly createKey: () => string };
/** @deprecated Use `OfflineQueueOptions`. */
export type SubmitQueue<Values> = Pick<OfflineQueueOptions<Values, unknown>, "draft" | "isOffline">;

/** @deprecated Use `contactForm.parse`. */
export const parseContact = contactForm.parse;
/** @deprecated Use `contactForm.validate`. */
export const validateContact = contactForm.validate;
/** @deprecated Use `contactForm.schema`. */
export const contactSchema = contactForm.schema;
/** @deprecated Use `contactForm.empty`. */
export const emptyContact = contactForm.empty;
const { topic, ...otherFields } = contactForm.copy.fields;
/** @deprecated Use `contactForm.copy`, and `contactForm.fields.topic.options` for the choices. */
export const contactCopy = {
  ...contactForm.copy,
  fields: { topic: { ...topic, choices: contactForm.fields.topic.options }, ...otherFields },
};
/** @deprecated Use `contactForm.fields.description.advice`. */
export const descriptionAdvice = contactForm.fields.description.advice;

/** @deprecated Use `partnershipForm.parse` or `advertisingForm.parse`. */
export const parseBusinessRequest = advertisingForm.parse;
/** @deprecated Use `partnershipForm.validate` or `advertisingForm.validate`. */
export const validateBusinessRequest = advertisingForm.validate;
/** @deprecated Use `partnershipForm.schema` or `advertisingForm.schema`. */
export const businessRequestSchema = advertisingForm.schema;
/** @deprecated Use `partnershipForm.empty` or `advertisingForm.empty`. */
export const emptyBusinessRequest = advertisingForm.empty;
/** @deprecated Use `partnershipForm.copy` or `advertisingForm.copy`. */
export const businessRequestCopy = {
  ...businessRequest.copy,
  intents: {
    partnership: { hint: partnershipForm.copy.fields.description.hint },
    advertising: { heading: advertisingForm.copy.heading },
  },
};
/** @deprecated Use `MessageFormName`. */
export type BusinessRequestIntent = "partnership" | "advertising";

/** @deprecated Use `ambassadorForm.parse`. */
export const parseAmbassador = ambassadorForm.parse;
/** @deprecated Use `ambassadorForm.validate`. */
export const validateAmbassador = ambassadorForm.validate;
/** @deprecated Use `ambassadorForm.schema`. */
export const ambassadorSchema = ambassadorForm.schema;
/** @deprecated Use `ambassadorForm.copy`. */
export const ambassadorCopy = ambassadorForm.copy;

/** @deprecated Use `passwordResetForm.parse`. */
export const parsePasswordReset = passwordResetForm.parse;
/** @deprecated Use `passwordResetForm.validate`. */
export const validatePasswordReset = passwordResetForm.validate;
/** @deprecated Use `passwordResetForm.schema`. */
export const passwordResetSchema = passwordResetForm.schema;
/** @deprecated Use `passwordResetForm.empty`. */
export const emptyPasswordReset = passwordResetForm.empty;
/** @deprecated Use `passwordResetForm.copy`. */
export const passwordResetCopy = passwordResetForm.copy;

/** @deprecated Use `resetPhoneForm.parse`. */
export const parseResetPhone = resetPhoneForm.parse;
/** @deprecated Use `oneTimeCodeForm.parse`, with the code in a field. */
export const parseOneTimeCode = (text: unknown) => oneTimeCodeForm.parse({ code: text });
