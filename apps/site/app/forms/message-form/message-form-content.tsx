import { honeypotName, type SubmitState } from "@matchfront/forms";
import { useErrorSummary } from "@matchfront/forms/final-form";
import {
  Button,
  ErrorAnnouncer,
  ErrorBoundary,
  ErrorSummary,
  FormLayout,
  FormStatus,
  SubmitButton,
} from "@matchfront/ui";
import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { useFormState } from "react-final-form";
import { useIsSlow, useScrollIntoView } from "../shown-status.ts";
import styles from "./message-form.module.css";
import type { MessageFormConfig, SentMessage } from "./message-form-config.ts";
import type { SubmitOutcomeProps } from "./submit-outcome.tsx";

type MessageFormContentProps = {
  config: Pick<MessageFormConfig, "form" | "bound" | "Fields" | "messages">;
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
  SubmitOutcome,
  onCancel,
  summary,
}: MessageFormContentProps) {
  const { form, bound, Fields, messages } = config;
  const { submit: submitCopy } = messages;
  const { copy } = form;
  const errors = useErrorSummary();
  const { submitFailed } = useFormState({ subscription: { submitFailed: true } });
  const shownFormError = state.status === "idle" && !submitFailed ? formError : undefined;
  const status = useRef<HTMLDivElement>(null);
  const [dismissedState, setDismissedState] = useState<typeof state>();
  const [hasOutcome, setHasOutcome] = useState(true);
  const isPending = state.status === "queued" || state.status === "waiting";
  const isSlow = useIsSlow(state.status === "sending");
  useScrollIntoView(isPending || isSlow, status);
  // The toast announces the failure. The status shows it after the toast is dismissed, without announcing it again.
  const isShownAsToast = state.status === "failed" && SubmitOutcome !== undefined && hasOutcome;
  useErrorTitle(submitCopy.errorTitle, errors.length > 0 || shownFormError !== undefined);
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
                {submitCopy.cancel}
              </Button>
            )}
          </>
        }
        status={
          <FormStatus
            announce={state.status !== "idle" && !isShownAsToast}
            ref={status}
            reserve={submitCopy.waiting}
            tone={isPending ? "queued" : isSlow ? "info" : "error"}
          >
            {isShownAsToast && dismissedState !== state ? "" : statusText(state, isSlow, messages)}
          </FormStatus>
        }
        summary={
          (errors.length > 0 || shownFormError) && (
            <ErrorSummary
              errors={errors}
              errorFormat={submitCopy.errorFormat}
              heading={shownFormError ?? copy.errorSummary}
              ref={summary}
            />
          )
        }
      >
        <ErrorAnnouncer errorFormat={submitCopy.errorFormat} />
        <Fields Field={bound.Field} form={form} messages={messages} />
        <Honeypot label={submitCopy.honeypot} />
      </FormLayout>
      <ErrorBoundary onError={() => setHasOutcome(false)}>
        {SubmitOutcome && (
          <SubmitOutcome
            form={form}
            messages={messages}
            onToastClose={() => setDismissedState(state)}
            state={state}
          />
        )}
      </ErrorBoundary>
    </>
  );
}

function statusText(
  state: MessageFormContentProps["state"],
  isSlow: boolean,
  { submit: { queued, slow, waiting }, lang = "en" }: MessageFormConfig["messages"],
): string {
  if (isSlow) return slow;
  if (state.status === "queued") return queued;
  if (state.status === "waiting")
    return waiting.replace("{time}", new Date(state.nextAttemptAt).toLocaleTimeString(lang));
  return state.status === "failed" ? state.message : "";
}

function Honeypot({ label }: { label: string }) {
  return (
    <label aria-hidden="true" className={styles.honeypot}>
      {label}
      <input autoComplete="off" defaultValue="" name={honeypotName} tabIndex={-1} type="text" />
    </label>
  );
}

/** Marks the title while there are errors. A browser that translates the page may have changed the title itself. */
function useErrorTitle(message: string, hasErrors: boolean): void {
  useEffect(() => {
    const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
    if (!hasErrors || title === undefined) return undefined;
    document.title = formatErrorTitle(title, message);
    return () => {
      document.title = title;
    };
  }, [message, hasErrors]);
}

export function formatErrorTitle(title: string, message: string): string {
  // A function, because `replace` would interpret `$&` in a title.
  return message.replace("{title}", () => title);
}
