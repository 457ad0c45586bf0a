import { advertisingForm, type partnershipForm } from "@matchfront/forms";
import type { BoundForm } from "@matchfront/forms/final-form";
import { TextArea, TextField, type CountWords } from "@matchfront/ui";

const { description } = advertisingForm.fields;

/** The fields of the partnership and advertising forms, in the specification's order. */
export function businessRequestFields(
  { Field }: BoundForm<typeof partnershipForm> | BoundForm<typeof advertisingForm>,
  _: unknown,
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
          {(field) => <TextArea countWords={countWords} limit={description.advice} {...field} />}
        </Field>
      </>
    );
  };
}
