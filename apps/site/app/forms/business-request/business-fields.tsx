import type { PartnershipValues } from "@matchfront/forms/site";
import { ErrorBoundary, TextArea, TextField, type TextFieldProps } from "@matchfront/ui";
import { use, useState, type ReactNode } from "react";
import { EmailField } from "../message-form/email-field.tsx";
import { InteractionContext } from "../message-form/interaction-context.ts";
import type { FieldsProps } from "../message-form/message-form-config.ts";
import type { PastedNumberProps } from "../phone-number/pasted-number.tsx";

type BusinessFieldsProps = FieldsProps<PartnershipValues> & {
  /** The fields that only this form has, before the description. */
  children?: ReactNode;
};

/** Renders the fields of a form that has at least those of the partnership form. */
export function BusinessFields({
  Field,
  form: { copy, fields },
  messages: { count, submit },
  children,
}: BusinessFieldsProps) {
  return (
    <>
      <Field name="name">{(field) => <TextField {...field} />}</Field>
      <Field name="businessname">{(field) => <TextField {...field} />}</Field>
      <Field name="email">{(field) => <EmailField didYouMean={submit.didYouMean} field={field} />}</Field>
      <Field name="phoneNumber">
        {(field) => <PhoneNumber field={field} messages={copy.pastedNumber} />}
      </Field>
      <Field name="website">{(field) => <TextField {...field} />}</Field>
      {children}
      <Field name="description">
        {(field) => (
          <TextArea
            countMessages={count}
            limit={fields.description.recommendedMaxLength}
            requiredMark
            {...field}
          />
        )}
      </Field>
    </>
  );
}

type PhoneNumberProps = {
  messages: PastedNumberProps["messages"] | undefined;
  field: TextFieldProps & PastedNumberProps["field"];
};

function PhoneNumber({ field, messages }: PhoneNumberProps) {
  const { PastedNumber } = use(InteractionContext) ?? {};
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
      <ErrorBoundary>
        {PastedNumber && messages && <PastedNumber field={field} input={input} messages={messages} />}
      </ErrorBoundary>
    </>
  );
}
