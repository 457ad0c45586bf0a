export { defineForm } from "./define-form/define-form.ts";
export { inputProps } from "./define-form/input-props.ts";
export { createDraft } from "./drafts/create-draft.ts";
export { honeypotName } from "./honeypot/honeypot-name.ts";
export { toAsciiDigits } from "./rules/ascii-digits.ts";
export { checkboxField } from "./rules/checkbox-field.ts";
export { checkboxGroupField } from "./rules/checkbox-group-field.ts";
export { countLetters } from "./rules/count-letters.ts";
export { cleanEmail, emailText } from "./rules/email-text.ts";
export { numberField } from "./rules/number-field.ts";
export { normalizeCode } from "./rules/one-time-code.ts";
export { normalizePassword, passwordLength } from "./rules/password-text.ts";
export { normalizePhone, splitPhone } from "./rules/phone-number.ts";
export { requiredText } from "./rules/required-text.ts";
export { toTenDigits } from "./rules/ten-digits.ts";
export { emailField, textField } from "./rules/text-field.ts";
export { createSubmit } from "./submit/create-submit.ts";

export type { FormDefinition } from "./define-form/define-form.ts";
export type {
  ControlAttributes,
  FieldCopy,
  FieldDefinition,
  FieldDefinitions,
  FormCopy,
  FormValues,
} from "./define-form/field-definition.ts";
export type {
  InputOf,
  ErrorsOf,
  FieldErrors,
  Form,
  InputValues,
  Parsed,
  InvalidReply,
  Reply,
  ReplyOf,
  StandardSchema,
  ValuesOf,
} from "./define-form/form.ts";
export type { PhoneNumber } from "./rules/phone-number.ts";
export type { Draft, DraftStorage } from "./drafts/create-draft.ts";
export type { Clock } from "./submit/clock.ts";
export type { Network } from "./submit/network.ts";
export type {
  OnRetryAfter,
  QueueDraft,
  QueuedMessage,
  QueueOptions,
  Send,
  Submit,
  SubmitOptions,
  SubmitState,
} from "./submit/submit.ts";
