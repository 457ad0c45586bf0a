import { createDraft } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { useState } from "react";
import { PlainField } from "./plain-field.tsx";
import { requestForm } from "./request-form.ts";

const { Form, Field } = bindForm(requestForm);

/** Our definition, binding and drafts, in the markup of the other candidates. */
export function Candidate() {
  const [draft] = useState(() => createDraft(requestForm));
  return (
    <Form queue={{ draft, isOffline: () => false }} send={() => Promise.resolve()}>
      {requestForm.names.map((name) => (
        <Field key={name} name={name}>
          {({ value, ...field }) => (
            <PlainField
              {...field}
              length={name === "message" ? value.length : undefined}
              name={name}
              value={value}
            />
          )}
        </Field>
      ))}
      <button type="submit">{requestForm.copy.send}</button>
    </Form>
  );
}
