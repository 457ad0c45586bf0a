import { businessRequestCopy, descriptionAdvice, type BusinessRequestIntent } from "@matchfront/forms";
import { TextArea, TextField } from "@matchfront/ui";
import { FormField } from "../form/form-field.tsx";

const { fields, intents } = businessRequestCopy;

/** The fields of the partnership or advertising form, in the specification's order. */
export function BusinessRequestFields({ intent }: { intent: BusinessRequestIntent }) {
  return (
    <>
      <FormField name="name">
        {(field) => <TextField autoComplete="name" required spellCheck={false} {...fields.name} {...field} />}
      </FormField>
      <FormField name="businessname">
        {(field) => (
          <TextField autoComplete="organization" spellCheck={false} {...fields.businessname} {...field} />
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
            {...fields.email}
            {...field}
          />
        )}
      </FormField>
      <FormField name="phoneNumber">
        {(field) => (
          <TextField
            autoComplete="tel-national"
            inputMode="numeric"
            required
            type="tel"
            {...fields.phoneNumber}
            {...field}
          />
        )}
      </FormField>
      <FormField name="website">
        {(field) => (
          <TextField
            autoCapitalize="off"
            autoComplete="url"
            inputMode="url"
            spellCheck={false}
            {...fields.website}
            {...field}
          />
        )}
      </FormField>
      <FormField name="description">
        {(field) => (
          <TextArea limit={descriptionAdvice} required rows={6} {...intents[intent].description} {...field} />
        )}
      </FormField>
    </>
  );
}
