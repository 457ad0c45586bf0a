import type { MessageForm, PartnershipValues } from "@matchfront/forms/site";
import type { BoundForm } from "@matchfront/forms/final-form";
import { TextArea, TextField, type CountMessages, type TextFieldProps } from "@matchfront/ui";
import { useState, type ReactNode } from "react";
import { EmailField } from "../message-form/email-field.tsx";
import type { FieldsProps } from "../message-form/message-form-config.ts";
import type { PastedNumberProps } from "../phone-number/pasted-number.tsx";

type BusinessFieldsProps = FieldsProps & {
  /** The `Field` of a form that has at least the fields of the partnership form. */
  Field: BoundForm<PartnershipValues>["Field"];
  form: Pick<MessageForm<PartnershipValues>, "copy" | "fields">;
  countMessages: CountMessages | undefined;
  /** The fields that only this form has, before the description. */
  children?: ReactNode;
};

/** Renders the fields that the partnership and the advertising form share. */
export function BusinessFields({
  Field,
  form: { copy, fields },
  countMessages,
  PastedNumber,
  EmailSuggestion,
  didYouMean,
  children,
}: BusinessFieldsProps) {
  return (
    <>
      <Field name="name">{(field) => <TextField {...field} />}</Field>
      <Field name="businessname">{(field) => <TextField {...field} />}</Field>
      <Field name="email">
        {(field) => <EmailField didYouMean={didYouMean} EmailSuggestion={EmailSuggestion} field={field} />}
      </Field>
      <Field name="phoneNumber">
        {(field) => <PhoneNumber field={field} PastedNumber={PastedNumber} messages={copy.pastedNumber} />}
      </Field>
      <Field name="website">{(field) => <TextField {...field} />}</Field>
      {children}
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
}

type PhoneNumberProps = Pick<FieldsProps, "PastedNumber"> & {
  messages: PastedNumberProps["messages"] | undefined;
  field: TextFieldProps & PastedNumberProps["field"];
};

function PhoneNumber({ field, messages, PastedNumber }: PhoneNumberProps) {
  const [input, setInput] = useState<PastedNumberProps["input"]>();
  return (
    <>
      <TextField
        {...field}
        onChange={({ currentTarget: { value: text }, nativeEvent: event }) => {
          if (text.startsWith("+")) setInput({ text, event });
          field.onChange(text);
        }}
      />
      {PastedNumber && messages && <PastedNumber field={field} input={input} messages={messages} />}
    </>
  );
}
