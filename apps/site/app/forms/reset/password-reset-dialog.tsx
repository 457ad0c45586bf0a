import { passwordResetForm, type PasswordResetValues } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { useSubmit } from "@matchfront/forms/react";
import { Dialog, ErrorAnnouncer, FormStatus, PasswordField, SubmitButton, useToast } from "@matchfront/ui";
import { useState, type ReactNode } from "react";
import { useFormState } from "react-final-form";
import { changePassword } from "./reset-api.ts";
import styles from "./reset-dialog.module.css";
import { takeFocus } from "./take-focus.ts";

const { ValidatedForm, Field } = bindForm(passwordResetForm);
const { copy } = passwordResetForm;

/** Why the server refused a password, for as long as that stands in its field. */
function Refusal({ of, children }: { of: string | undefined; children: ReactNode }) {
  const { values } = useFormState<PasswordResetValues>({ subscription: { values: true } });
  return (
    <FormStatus spoken={false} tone="error">
      {values.newPassword === of && children}
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
  // Nothing of a password that was typed stays in the page.
  if (!isOpen) return null;
  return (
    <Dialog onClose={() => setOpen(false)} open title={copy.title}>
      {state.status === "succeeded" ? (
        <p ref={takeFocus} tabIndex={-1}>
          {state.answer.message || copy.done}
        </p>
      ) : (
        <ValidatedForm className={styles.form} onSubmit={send}>
          <ErrorAnnouncer />
          <Field name="newPassword">{(field) => <PasswordField strength {...field} />}</Field>
          <Field name="confirmPassword">{(field) => <PasswordField {...field} />}</Field>
          {state.status === "failed" && <Refusal of={state.values.newPassword}>{state.message}</Refusal>}
          <SubmitButton loading={state.status === "sending"}>{copy.send}</SubmitButton>
        </ValidatedForm>
      )}
    </Dialog>
  );
}
