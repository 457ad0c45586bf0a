import {
  contactCopy,
  descriptionAdvice,
  type ContactErrors,
  type ContactValues,
  type SubmitState,
} from "@matchfront/forms";
import { ErrorSummary, FormStatus, SelectField, SubmitButton, TextArea, TextField } from "@matchfront/ui";
import { useRef, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useFormState } from "react-final-form";
import { useErrorTitle } from "../form/error-title.ts";
import { FormField } from "../form/form-field.tsx";
import { useTakeOver } from "../form/take-over.ts";
import type { ContactRefusal } from "./contact-refusal.ts";
import styles from "./contact-fields.module.css";

type ContactFieldsProps = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  refusal: ContactRefusal | undefined;
  state: SubmitState<ContactValues, unknown>;
};

/** The form's element and its fields; it posts to the call of the specification's section 7. */
export function ContactFields({ onSubmit, refusal, state }: ContactFieldsProps) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { errors = {}, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } });
  const refused: ContactErrors = refusal?.errors ?? {};
  const problems = Object.entries<string>(errors).filter(([name]) => submitFailed || name in refused);
  const refusedWhole = state.status === "idle" && !submitFailed ? refusal?.failure : undefined;
  useTakeOver(element);
  useErrorTitle(problems.length > 0 || refusedWhole !== undefined);
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
      {(problems.length > 0 || refusedWhole) && (
        <ErrorSummary
          className={styles.summary}
          errors={problems.map(([id, message]) => ({ id, message }))}
          heading={refusedWhole ?? contactCopy.errorSummary}
          ref={summary}
        />
      )}
      <FormField name="topic" refused={"topic" in refused}>
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
      <FormField name="email" refused={"email" in refused}>
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
      <FormField name="description" refused={"description" in refused}>
        {(field) => <TextArea limit={descriptionAdvice} required rows={6} {...description} {...field} />}
      </FormField>
      <FormStatus spoken={false} tone="error">
        {state.status === "failed" && state.message}
      </FormStatus>
      <SubmitButton
        className={styles.send}
        loading={state.status === "sending"}
        loadingLabel={contactCopy.sending}
        size="large"
      >
        {contactCopy.send}
      </SubmitButton>
    </form>
  );
}
