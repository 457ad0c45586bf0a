import { contactCopy, descriptionAdvice } from "@matchfront/forms";
import { SelectField, TextArea, TextField } from "@matchfront/ui";
import { FormField } from "../form/form-field.tsx";

const { topic, email, description } = contactCopy.fields;

export function ContactFields() {
  return (
    <>
      <FormField name="topic">
        {(field) => (
          <SelectField
            hint={topic.hint}
            label={topic.label}
            options={topic.choices}
            placeholder={topic.prompt}
            required
            {...field}
          />
        )}
      </FormField>
      <FormField name="email">
        {(field) => (
          <TextField
            autoCapitalize="off"
            autoComplete="email"
            inputMode="email"
            required
            spellCheck={false}
            type="email"
            {...email}
            {...field}
          />
        )}
      </FormField>
      <FormField name="description">
        {(field) => <TextArea limit={descriptionAdvice} required rows={6} {...description} {...field} />}
      </FormField>
    </>
  );
}
