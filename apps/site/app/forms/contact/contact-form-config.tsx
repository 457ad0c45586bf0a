import { calls } from "@matchfront/api-client/calls";
import { contactForm, type ContactValues } from "@matchfront/forms/site";
import { SelectField, TextArea } from "@matchfront/ui";
import { EmailField } from "../message-form/email-field.tsx";
import { configureMessageForm, type FieldsProps } from "../message-form/message-form-config.ts";

export const contactFormConfig = configureMessageForm(contactForm, calls.contact, ContactFields);

function ContactFields({ Field, form: { fields }, messages: { count, submit } }: FieldsProps<ContactValues>) {
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
}
