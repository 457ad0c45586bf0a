import type { PartnershipValues } from "@matchfront/forms/site";
import { TextArea, TextField } from "@matchfront/ui";
import type { ReactNode } from "react";
import { EmailField } from "../message-form/email-field.tsx";
import type { FieldsProps } from "../message-form/message-form-config.ts";

type BusinessFieldsProps = FieldsProps<PartnershipValues> & {
  /** The fields that only this form has, before the description. */
  children?: ReactNode;
};

/** Renders the fields of a form that has at least those of the partnership form. */
export function BusinessFields({
  Field,
  form: { fields },
  messages: { count, submit },
  children,
}: BusinessFieldsProps) {
  return (
    <>
      <Field name="name">{(field) => <TextField {...field} />}</Field>
      <Field name="businessname">{(field) => <TextField {...field} />}</Field>
      <Field name="email">{(field) => <EmailField didYouMean={submit.didYouMean} field={field} />}</Field>
      <Field name="phoneNumber">{(field) => <TextField {...field} />}</Field>
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
