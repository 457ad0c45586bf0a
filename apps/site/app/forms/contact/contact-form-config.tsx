import { calls } from "@matchfront/api-client/calls";
import { contactForm, type ContactValues, type MessageForm } from "@matchfront/forms/site";
import type { BoundForm } from "@matchfront/forms/final-form";
import { SelectField, TextArea } from "@matchfront/ui";
import { EmailField } from "../message-form/email-field.tsx";
import { configureMessageForm, type ConfigMessages } from "../message-form/message-form-config.ts";

export const contactFormConfig = configureMessageForm(contactForm, calls.contact, contactFields);

function contactFields(
  { Field }: BoundForm<ContactValues>,
  { fields }: MessageForm<ContactValues>,
  { count, submit }: ConfigMessages,
) {
  return function ContactFields() {
    return (
      <>
        <Field name="topic">{(field) => <SelectField {...field} />}</Field>
        <Field name="email">{(field) => <EmailField didYouMean={submit.didYouMean} field={field} />}</Field>
        <Field name="description">
          {(field) => (
            <TextArea countMessages={count} limit={fields.description.recommendedMaxLength} {...field} />
          )}
        </Field>
      </>
    );
  };
}
