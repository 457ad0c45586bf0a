import type { advertisingForm, partnershipForm } from "@matchfront/forms/site";
import type { BoundForm } from "@matchfront/forms/final-form";
import { TextArea, TextField, type CountMessages } from "@matchfront/ui";
import { EmailField } from "../message-form/email-field.tsx";
import type { FieldsProps } from "../message-form/message-form-config.ts";
import { PhoneNumber } from "../phone-number/phone-number.tsx";

export function businessRequestFields(
  { Field }: BoundForm<typeof partnershipForm> | BoundForm<typeof advertisingForm>,
  {
    copy,
    fields,
  }: Pick<typeof advertisingForm, "fields"> & {
    copy: Pick<typeof advertisingForm.copy, "pastedNumber">;
  },
  countMessages?: CountMessages,
) {
  return function BusinessRequestFields({ PastedNumber, EmailSuggestion, didYouMean }: FieldsProps) {
    return (
      <>
        <Field name="name">{(field) => <TextField {...field} />}</Field>
        <Field name="businessname">{(field) => <TextField {...field} />}</Field>
        <Field name="email">
          {(field) => <EmailField didYouMean={didYouMean} EmailSuggestion={EmailSuggestion} field={field} />}
        </Field>
        <Field name="phoneNumber">
          {(field) => <PhoneNumber field={field} PastedNumber={PastedNumber} words={copy.pastedNumber} />}
        </Field>
        <Field name="website">{(field) => <TextField {...field} />}</Field>
        <Field name="description">
          {(field) => (
            <TextArea
              countMessages={countMessages}
              limit={fields.description.recommendedMaxLength}
              requiredMark
              {...field}
            />
          )}
        </Field>
      </>
    );
  };
}
