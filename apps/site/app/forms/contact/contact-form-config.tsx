import { calls } from "@matchfront/api-client/calls";
import { contactForm, type ContactValues, type MessageForm } from "@matchfront/forms/site";
import type { BoundForm } from "@matchfront/forms/final-form";
import { SelectField, TextArea, type CountMessages } from "@matchfront/ui";
import { EmailField } from "../message-form/email-field.tsx";
import { configureMessageForm, type FieldsProps } from "../message-form/message-form-config.ts";

export const contactFormConfig = configureMessageForm(contactForm, calls.contact, contactFields);

function contactFields(
  { Field }: BoundForm<ContactValues>,
  { copy, fields }: MessageForm<ContactValues>,
  countMessages?: CountMessages,
) {
  return function ContactFields({ EmailSuggestion, didYouMean }: FieldsProps) {
    return (
      <>
        <Field name="topic">
          {({ options = [], ...field }) => (
            <SelectField options={options} placeholder={copy.fields.topic.prompt} {...field} />
          )}
        </Field>
        <Field name="email">
          {(field) => <EmailField didYouMean={didYouMean} EmailSuggestion={EmailSuggestion} field={field} />}
        </Field>
        <Field name="description">
          {(field) => (
            <TextArea
              countMessages={countMessages}
              limit={fields.description.recommendedMaxLength}
              {...field}
            />
          )}
        </Field>
      </>
    );
  };
}
