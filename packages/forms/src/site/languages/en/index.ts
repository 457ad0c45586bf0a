import { advertisingCopy as advertising } from "../../business-request/advertising-form.ts";
import { partnershipCopy as partnership } from "../../business-request/partnership-form.ts";
import { contactCopy as contact } from "../../contact/contact-form.ts";
import { submitCopy as submit } from "../../copy/submit-copy.ts";
import type { FieldCopy } from "../../../define-form/copy.ts";
import { passwordResetCopy as passwordReset } from "../../password-reset/password-reset-form.ts";
import { oneTimeCodeCopy as oneTimeCode } from "../../phone-reset/one-time-code-form.ts";
import { phoneNumberCopy as phoneNumber } from "../../phone-reset/phone-number-form.ts";
import { phoneResetCopy as phoneReset } from "../../phone-reset/phone-reset-copy.ts";
import { serverErrors } from "./server-errors.ts";
import { apiErrors } from "./api-errors.ts";
import { sms } from "./sms.ts";

/** The copy of every form in one language, and the messages of server and SMS. */
export type SiteCopy = {
  /** In English, the topics are their own labels. */
  readonly contact: typeof contact & { readonly fields: { readonly topic: Pick<FieldCopy, "options"> } };
  readonly advertising: typeof advertising;
  readonly partnership: typeof partnership;
  readonly passwordReset: typeof passwordReset;
  readonly phoneNumber: typeof phoneNumber;
  readonly oneTimeCode: typeof oneTimeCode;
  readonly phoneReset: typeof phoneReset;
  readonly submit: typeof submit;
  readonly serverErrors: typeof serverErrors;
  readonly apiErrors: typeof apiErrors;
  readonly sms: typeof sms;
};

/**
 * The copy of every form in English, of which the other languages are made.
 *
 * @example en.contact.send; // "Send"
 */
export const en: SiteCopy = {
  contact,
  advertising,
  partnership,
  passwordReset,
  phoneNumber,
  oneTimeCode,
  phoneReset,
  submit,
  serverErrors,
  apiErrors,
  sms,
};
