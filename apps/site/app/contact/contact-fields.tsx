import { contactCopy, descriptionAdvice } from "@matchfront/forms";
import { Button, ErrorSummary, SelectField, TextArea, TextField } from "@matchfront/ui";
import { useRef, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useFormState } from "react-final-form";
import { useErrorTitle } from "../form/error-title.ts";
import { FormField } from "../form/form-field.tsx";
import { useTakeOver } from "../form/take-over.ts";
import styles from "./contact-fields.module.css";

type ContactFieldsProps = {
  /** Why the message could not be sent, when it was not for its fields. */
  failure?: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  refused: boolean;
  sending: boolean;
};

/** The form's element and its fields; it posts to the call of the specification's section 7. */
export function ContactFields({ failure, onSubmit, refused, sending }: ContactFieldsProps) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { errors = {}, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } });
  const problems = submitFailed || refused ? Object.entries<string>(errors) : [];
  useTakeOver(element);
  useErrorTitle(problems.length > 0);
  const { topic, email, description } = contactCopy.fields;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    flushSync(() => void onSubmit(event));
    summary.current?.focus();
  };

  return (
    <form
      action="/admin/sendContactUsEmail"
      className={styles.form}
      method="post"
      onSubmit={submit}
      ref={element}
    >
      {problems.length > 0 && (
        <ErrorSummary
          errors={problems.map(([name, message]) => ({ id: name, message }))}
          heading={contactCopy.errorSummary}
          ref={summary}
        />
      )}
      <FormField name="topic" refused={refused}>
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
      <FormField name="email" refused={refused}>
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
      <FormField name="description" refused={refused}>
        {(field) => <TextArea limit={descriptionAdvice} required rows={6} {...description} {...field} />}
      </FormField>
      {failure && <p className={styles.failure}>{failure}</p>}
      <Button aria-disabled={sending} className={styles.send} size="large" type="submit">
        {sending ? contactCopy.sending : contactCopy.send}
      </Button>
    </form>
  );
}
