import { htmlLang } from "@matchfront/locales/html-lang";
import { normalizePassword, type SubmitState } from "@matchfront/forms";
import type { Language } from "@matchfront/locales/locales";
import { passwordResetForm, type PasswordResetValues } from "@matchfront/forms/site";
import { bindForm } from "@matchfront/forms/final-form";
import { useSubmit } from "@matchfront/forms/react";
import { Dialog, ErrorAnnouncer, PasswordField, SubmitButton } from "@matchfront/ui";
import { use, useState, type ReactNode } from "react";
import { useFormState } from "react-final-form";
import { Failure } from "./failure.tsx";
import { InvalidLink } from "./invalid-link.tsx";
import { failureMessage, type Message } from "./outcome-message.ts";
import { OpenApp } from "./open-app.tsx";
import type { LinkProblem, ResetCalls } from "./reset-api.ts";
import styles from "./reset-dialog.module.css";
import { DialogLocaleContext, type DialogLocale } from "./dialog-locale.ts";
import { useOutcomeToast, useRequestLanguage } from "./use-outcome-toast.ts";

const { ValidatedForm, Field } = bindForm(passwordResetForm);

type SubmitErrorProps = {
  state: SubmitState<Pick<PasswordResetValues, "newPassword">, unknown>;
  message: Message | undefined;
};

function SubmitError({ state, message }: SubmitErrorProps) {
  const { values } = useFormState<PasswordResetValues>({ subscription: { values: true } });
  const isCurrent =
    state.status === "failed" && normalizePassword(values.newPassword) === state.values.newPassword;
  return <Failure isLoading={state.status === "sending"} message={isCurrent ? message : undefined} />;
}

type PasswordResetDialogProps = {
  calls: Pick<ResetCalls, "changePassword">;
  problem?: LinkProblem | undefined;
  children?: ReactNode;
};

export function PasswordResetDialog({ calls, problem, children }: PasswordResetDialogProps) {
  const locale = use(DialogLocaleContext);
  const { language, messages } = locale;
  const { dialog, passwordReset: copy } = messages;
  const [isOpen, setOpen] = useState(true);
  const { state, submit } = useSubmit(calls.changePassword);
  const outcome = getOutcome(state, locale, useRequestLanguage(state));
  const { isToastOpen, message } = useOutcomeToast(state, outcome);
  function step() {
    if (outcome?.kind === "info") return <OpenApp message={outcome.message} />;
    // A pending change may be what used up the link.
    if (state.status !== "sending" && problem)
      return <InvalidLink isToastOpen={isToastOpen} kind="password" problem={problem} />;
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

type State = SubmitState<unknown, { message?: string | undefined }>;

/** Returns the toast of a state (specification, section 8). */
function getOutcome(state: State, locale: DialogLocale, asked: Language) {
  if (state.status === "failed")
    return { kind: "error", message: failureMessage(state.error, locale, asked) } as const;
  if (state.status !== "succeeded") return undefined;
  const { message: text } = state.result;
  const done = { text: locale.messages.passwordReset.done, lang: locale.language };
  return { kind: "info", message: text ? { text, lang: asked } : done } as const;
}
