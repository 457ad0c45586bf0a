import { passwordResetForm, type PasswordResetValues } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { useSubmit } from "@matchfront/forms/react";
import { Dialog, ErrorAnnouncer, FormStatus, PasswordField, SubmitButton, useToast } from "@matchfront/ui";
import { use, useState, type ReactNode } from "react";
import { useFormState } from "react-final-form";
import { InvalidLink } from "./invalid-link.tsx";
import { OpenApp } from "./open-app.tsx";
import type { ResetCalls } from "./reset-api.ts";
import styles from "./reset-dialog.module.css";
import { CurrentWordsContext } from "./reset-words.ts";
import { ServerSaid } from "./server-said.tsx";
import { focusOnMount } from "./focus-on-mount.ts";

const { ValidatedForm, Field } = bindForm(passwordResetForm);

/** The server's error for the password that was submitted, until the password changes. */
function SubmitError({ password, children }: { password: string | undefined; children: ReactNode }) {
  const { values } = useFormState<PasswordResetValues>({ subscription: { values: true } });
  return (
    <FormStatus announce={false} tone="error">
      {values.newPassword === password && children}
    </FormStatus>
  );
}

type PasswordResetDialogProps = {
  calls: Pick<ResetCalls, "changePassword">;
  /** Whether the link is known not to work. @default false */
  isInvalid?: boolean;
  /** Above the form. */
  children?: ReactNode;
};

/** Changes a member's password. */
export function PasswordResetDialog({ calls, isInvalid = false, children }: PasswordResetDialogProps) {
  const { language, words, saidIn } = use(CurrentWordsContext);
  const { dialog, passwordReset: copy, errorFormat } = words;
  const [isOpen, setOpen] = useState(true);
  const toast = useToast();
  const { state, submit } = useSubmit(calls.changePassword);
  // By the time of the outcome the dialog may have changed its language.
  const langOf = (message: string) => ({ lang: saidIn?.get(message) ?? language });
  const send = async (values: PasswordResetValues) => {
    const outcome = await submit(values);
    if (outcome.status === "failed") toast.error(outcome.message, langOf(outcome.message));
    if (outcome.status !== "succeeded") return;
    const { message = "" } = outcome.answer;
    toast.info(message || copy.done, langOf(message));
  };
  function step() {
    if (state.status === "succeeded")
      return (
        <div className={styles.form}>
          <p ref={focusOnMount} tabIndex={-1}>
            {state.answer.message ? <ServerSaid>{state.answer.message}</ServerSaid> : copy.done}
          </p>
          <OpenApp />
        </div>
      );
    // A change under way may be what used the link up.
    if (state.status !== "sending" && isInvalid) return <InvalidLink kind="password" />;
    return (
      <ValidatedForm copy={copy} className={styles.form} onSubmit={send}>
        <ErrorAnnouncer errorFormat={errorFormat} />
        <Field name="newPassword">
          {(field) => <PasswordField strength words={dialog.password} {...field} />}
        </Field>
        <Field name="confirmPassword">
          {(field) => <PasswordField words={dialog.password} {...field} />}
        </Field>
        {state.status === "failed" && (
          <SubmitError password={state.values.newPassword}>
            <ServerSaid>{state.message}</ServerSaid>
          </SubmitError>
        )}
        <SubmitButton loading={state.status === "sending"} loadingLabel={copy.sending}>
          {copy.send}
        </SubmitButton>
      </ValidatedForm>
    );
  }

  // Unmounts the fields, so that no typed password stays in the page.
  if (!isOpen) return null;
  return (
    <Dialog closeLabel={dialog.close} lang={language} onClose={() => setOpen(false)} open title={copy.title}>
      {children}
      {step()}
    </Dialog>
  );
}
