import { passwordResetForm, type PasswordResetValues } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { useSubmit } from "@matchfront/forms/react";
import { Dialog, ErrorAnnouncer, FormStatus, PasswordField, SubmitButton, useToast } from "@matchfront/ui";
import { useState, type ReactNode } from "react";
import { useFormState } from "react-final-form";
import { changePassword } from "./reset-api.ts";
import styles from "./reset-dialog.module.css";
import { focusOnMount } from "./focus-on-mount.ts";

const { ValidatedForm, Field } = bindForm(passwordResetForm);
const { copy } = passwordResetForm;

/** The server's error for the password that was submitted, until the password changes. */
function SubmitError({ password, children }: { password: string | undefined; children: ReactNode }) {
  const { values } = useFormState<PasswordResetValues>({ subscription: { values: true } });
  return (
    <FormStatus announce={false} tone="error">
      {values.newPassword === password && children}
    </FormStatus>
  );
}

/** Changes a member's password. */
export function PasswordResetDialog({ token }: { token: string }) {
  const [isOpen, setOpen] = useState(true);
  const toast = useToast();
  const { state, submit } = useSubmit(({ newPassword }: PasswordResetValues, { signal }) =>
    changePassword(token, newPassword, signal),
  );
  const send = async (values: PasswordResetValues) => {
    const outcome = await submit(values);
    if (outcome.status === "failed") toast.error(outcome.message);
    if (outcome.status === "succeeded") toast.info(outcome.answer.message || copy.done);
  };
  // Unmounts the fields, so that no typed password stays in the page.
  if (!isOpen) return null;
  return (
    <Dialog onClose={() => setOpen(false)} open title={copy.title}>
      {state.status === "succeeded" ? (
        <p ref={focusOnMount} tabIndex={-1}>
          {state.answer.message || copy.done}
        </p>
      ) : (
        <ValidatedForm className={styles.form} onSubmit={send}>
          <ErrorAnnouncer />
          <Field name="newPassword">{(field) => <PasswordField strength {...field} />}</Field>
          <Field name="confirmPassword">{(field) => <PasswordField {...field} />}</Field>
          {state.status === "failed" && (
            <SubmitError password={state.values.newPassword}>{state.message}</SubmitError>
          )}
          <SubmitButton loading={state.status === "sending"}>{copy.send}</SubmitButton>
        </ValidatedForm>
      )}
    </Dialog>
  );
}
