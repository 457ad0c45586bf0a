import type { contactForm } from "@matchfront/forms";
import type { BoundForm } from "@matchfront/forms/final-form";
import { SelectField, TextArea, TextField, type CountWords } from "@matchfront/ui";

/** The fields of the Contact Us form, in the specification's order. */
export function contactFields(
  { Field }: BoundForm<typeof contactForm>,
  { copy, fields }: Pick<typeof contactForm, "copy" | "fields">,
  countWords?: CountWords,
) {
  return function ContactFields() {
    return (
      <>
        <Field name="topic">
          {(field) => <SelectField placeholder={copy.fields.topic.prompt} {...field} />}
        </Field>
        <Field name="email">{(field) => <TextField {...field} />}</Field>
        <Field name="description">
          {(field) => <TextArea countWords={countWords} limit={fields.description.advice} {...field} />}
        </Field>
      </>
    );
  };
}
