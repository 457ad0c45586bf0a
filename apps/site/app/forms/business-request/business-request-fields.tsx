import type { advertisingForm, partnershipForm } from "@matchfront/forms";
import type { BoundForm } from "@matchfront/forms/final-form";
import { TextArea, TextField, type CountWords } from "@matchfront/ui";

/** The fields of the partnership and advertising forms, in the specification's order. */
export function businessRequestFields(
  { Field }: BoundForm<typeof partnershipForm> | BoundForm<typeof advertisingForm>,
  { fields }: Pick<typeof advertisingForm, "fields">,
  countWords?: CountWords,
) {
  return function BusinessRequestFields() {
    return (
      <>
        <Field name="name">{(field) => <TextField {...field} />}</Field>
        <Field name="businessname">{(field) => <TextField {...field} />}</Field>
        <Field name="email">{(field) => <TextField {...field} />}</Field>
        <Field name="phoneNumber">{(field) => <TextField {...field} />}</Field>
        <Field name="website">{(field) => <TextField {...field} />}</Field>
        <Field name="description">
          {(field) => <TextArea countWords={countWords} limit={fields.description.advice} {...field} />}
        </Field>
      </>
    );
  };
}
