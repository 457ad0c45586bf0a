import { honeypotName, type SubmitState } from "@matchfront/forms";
import { useErrorSummary } from "@matchfront/forms/final-form";
import { Button, ErrorAnnouncer, ErrorSummary, FormLayout, FormStatus, SubmitButton } from "@matchfront/ui";
import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { useFormState } from "react-final-form";
import { formatErrorTitle, parseErrorTitle } from "./error-title.ts";
import styles from "./message-form.module.css";
import type { FieldsProps, MessageFormConfig, SentMessage } from "./message-form-config.ts";
import type { SubmitOutcomeProps } from "./submit-outcome.tsx";

type MessageFormContentProps = Omit<FieldsProps, "didYouMean"> & {
  config: Pick<MessageFormConfig, "form" | "Fields" | "lang" | "page" | "submit" | "toasts">;
  formError: string | undefined;
  state: SubmitState<unknown, SentMessage>;
  SubmitOutcome: ComponentType<SubmitOutcomeProps> | undefined;
  onCancel: () => void;
  summary: RefObject<HTMLDivElement | null>;
};

export function MessageFormContent({
  config,
  formError,
  state,
  PastedNumber,
  SubmitOutcome,
  EmailSuggestion,
  onCancel,
  summary,
}: MessageFormContentProps) {
  const { form, Fields, lang, page, submit, toasts } = config;
  const { copy } = form;
  const errors = useErrorSummary();
  const { submitFailed } = useFormState({ subscription: { submitFailed: true } });
  const shownFormError = state.status === "idle" && !submitFailed ? formError : undefined;
  const status = useRef<HTMLDivElement>(null);
  const [readToast, setReadToast] = useState<typeof state>();
  const isPending = state.status === "queued" || state.status === "waiting";
  // While a toast shows and announces the failure, the status stays empty.
  const isToastOpen = state.status === "failed" && SubmitOutcome !== undefined;
  useErrorTitle(submit.errorTitle, errors.length > 0 || shownFormError !== undefined);
  return (
    <>
      <FormLayout
        actions={
          <>
            <SubmitButton loading={state.status === "sending"} loadingLabel={copy.sending} size="large">
              {copy.send}
            </SubmitButton>
            {isPending && (
              <Button onClick={onCancel} size="large" variant="secondary">
                {submit.cancel}
              </Button>
            )}
          </>
        }
        status={
          <FormStatus
            announce={state.status !== "idle" && !isToastOpen}
            ref={status}
            reserve={submit.waiting}
            tone={isPending ? "queued" : "error"}
          >
            {isToastOpen && readToast !== state ? "" : statusText(state, submit, lang)}
          </FormStatus>
        }
        summary={
          (errors.length > 0 || shownFormError) && (
            <ErrorSummary
              errors={errors}
              errorFormat={submit.errorFormat}
              heading={shownFormError ?? copy.errorSummary}
              ref={summary}
            />
          )
        }
      >
        <ErrorAnnouncer errorFormat={submit.errorFormat} />
        <Fields
          didYouMean={submit.didYouMean}
          EmailSuggestion={EmailSuggestion}
          PastedNumber={PastedNumber}
        />
        <Honeypot label={submit.honeypot} />
      </FormLayout>
      {SubmitOutcome && (
        <SubmitOutcome
          form={form}
          onToastClose={() => setReadToast(state)}
          page={page}
          state={state}
          status={status}
          toasts={toasts}
          words={submit}
        />
      )}
    </>
  );
}

function statusText(
  state: MessageFormContentProps["state"],
  { queued, waiting }: MessageFormConfig["submit"],
  lang = "en",
): string {
  if (state.status === "queued") return queued;
  if (state.status === "waiting")
    return waiting.replace("{time}", new Date(state.nextAttemptAt).toLocaleTimeString(lang));
  return state.status === "failed" ? state.message : "";
}

/** Renders the honeypot field, which people do not see. Only bots fill it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <label aria-hidden="true" className={styles.honeypot}>
      {label}
      <input autoComplete="off" defaultValue="" name={honeypotName} tabIndex={-1} type="text" />
    </label>
  );
}

function useErrorTitle(message: string, hasErrors: boolean): void {
  useEffect(() => {
    const title = parseErrorTitle(document.title, message);
    document.title = hasErrors ? formatErrorTitle(title, message) : title;
  }, [message, hasErrors]);
}
