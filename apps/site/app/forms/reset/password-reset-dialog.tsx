import { htmlLang } from "@matchfront/locales/html-lang";
import type { SubmitState } from "@matchfront/forms";
import { passwordResetForm, type PasswordResetValues } from "@matchfront/forms/site";
import { bindForm } from "@matchfront/forms/final-form";
import { useSubmit } from "@matchfront/forms/react";
import { Dialog, ErrorAnnouncer, PasswordField, SubmitButton } from "@matchfront/ui";
import { use, useState, type ReactNode } from "react";
import { useFormState } from "react-final-form";
import { Failure } from "./failure.tsx";
import { InvalidLink } from "./invalid-link.tsx";
import { OpenApp } from "./open-app.tsx";
import type { ResetCalls } from "./reset-api.ts";
import styles from "./reset-dialog.module.css";
import { DialogLocaleContext } from "./dialog-locale.ts";
import { useOutcomeToast } from "./use-outcome-toast.ts";

const { ValidatedForm, Field } = bindForm(passwordResetForm);

type SubmitErrorProps = {
  state: SubmitState<Pick<PasswordResetValues, "newPassword">, unknown>;
  message: string | undefined;
};

function SubmitError({ state, message }: SubmitErrorProps) {
  const { values } = useFormState<PasswordResetValues>({ subscription: { values: true } });
  const isCurrent = state.status === "failed" && values.newPassword === state.values.newPassword;
  return <Failure message={isCurrent ? message : undefined} />;
}

type PasswordResetDialogProps = {
  calls: Pick<ResetCalls, "changePassword">;
  isInvalid?: boolean;
  children?: ReactNode;
};

export function PasswordResetDialog({ calls, isInvalid = false, children }: PasswordResetDialogProps) {
  const { language, messages } = use(DialogLocaleContext);
  const { dialog, passwordReset: copy } = messages;
  const [isOpen, setOpen] = useState(true);
  const { state, submit } = useSubmit(calls.changePassword);
  const { isToastOpen, message } = useOutcomeToast(state, getOutcome(state, copy.done));
  function step() {
    if (state.status === "succeeded") return <OpenApp done={copy.done} message={state.result.message} />;
    // A pending change may be what used up the link.
    if (state.status !== "sending" && isInvalid)
      return <InvalidLink isToastOpen={isToastOpen} kind="password" />;
    return (
      <ValidatedForm copy={copy} className={styles.form} onSubmit={submit}>
        <ErrorAnnouncer errorFormat={messages.submit.errorFormat} />
        <Field name="newPassword">
          {(field) => (
            <PasswordField strength messages={dialog.password} {...field} autoComplete="new-password" />
          )}
        </Field>
        <Field name="confirmPassword">
          {(field) => <PasswordField messages={dialog.password} {...field} autoComplete="new-password" />}
        </Field>
        <SubmitButton loading={state.status === "sending"} loadingLabel={copy.sending}>
          {copy.send}
        </SubmitButton>
        <SubmitError message={message} state={state} />
      </ValidatedForm>
    );
  }

  // Unmounts the fields, so that no typed password stays in the page.
  if (!isOpen) return null;
  return (
    <Dialog
      closeLabel={dialog.close}
      lang={htmlLang(language)}
      onClose={() => setOpen(false)}
      open
      title={copy.title}
    >
      {children}
      {step()}
    </Dialog>
  );
}

/** Returns the toast of a state (specification, section 8). */
function getOutcome(state: SubmitState<unknown, { message?: string | undefined }>, done: string) {
  if (state.status === "failed") return { kind: "error", message: state.message } as const;
  if (state.status === "succeeded") return { kind: "info", message: state.result.message || done } as const;
  return undefined;
}
