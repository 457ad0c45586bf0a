import { honeypotField, type SubmitState } from "@matchfront/forms";
import { useProblems } from "@matchfront/forms/final-form";
import { Button, ErrorAnnouncer, ErrorSummary, FormLayout, FormStatus, SubmitButton } from "@matchfront/ui";
import { useEffect, type ComponentType, type RefObject } from "react";
import { useFormState } from "react-final-form";
import { withErrors, withoutErrors } from "./error-title.ts";
import styles from "./message-form.module.css";
import type { FieldsProps, MessageFormBinding } from "./message-form-binding.ts";
import type { SubmitOutcomeProps } from "./submit-outcome.tsx";

type MessageFormContentProps = FieldsProps & {
  binding: Pick<MessageFormBinding, "form" | "Fields" | "page" | "submit" | "toasts">;
  /** Why the server refused the form as a whole. */
  failure: string | undefined;
  state: SubmitState<unknown, string>;
  /** Says what becomes of a message, once the code that sends has been loaded. */
  SubmitOutcome: ComponentType<SubmitOutcomeProps> | undefined;
  /** Cancels a message that is queued until the network is back. */
  onCancel: () => void;
  summary: RefObject<HTMLDivElement | null>;
};

/** The content of the form: the error summary above its fields, the status below them. */
export function MessageFormContent({
  binding,
  failure,
  state,
  PastedNumber,
  SubmitOutcome,
  onCancel,
  summary,
}: MessageFormContentProps) {
  const { form, Fields, page, submit, toasts } = binding;
  const { copy } = form;
  const problems = useProblems();
  const { submitFailed } = useFormState({ subscription: { submitFailed: true } });
  const refusedWhole = state.status === "idle" && !submitFailed ? failure : undefined;
  const isQueued = state.status === "queued";
  useErrorTitle(submit.errorTitle, problems.length > 0 || refusedWhole !== undefined);
  return (
    <>
      <FormLayout
        actions={
          <SubmitButton loading={state.status === "sending"} loadingLabel={copy.sending} size="large">
            {copy.send}
          </SubmitButton>
        }
        status={
          // A toast announces the same text, where there is one.
          <FormStatus
            action={
              isQueued && (
                <Button onClick={onCancel} variant="secondary">
                  {submit.cancel}
                </Button>
              )
            }
            announce={!SubmitOutcome && state.status !== "idle"}
            tone={isQueued ? "queued" : "error"}
          >
            {isQueued ? submit.queued : state.status === "failed" && state.message}
          </FormStatus>
        }
        summary={
          (problems.length > 0 || refusedWhole) && (
            <ErrorSummary
              errors={problems}
              errorFormat={submit.errorFormat}
              heading={refusedWhole ?? copy.errorSummary}
              ref={summary}
            />
          )
        }
      >
        <ErrorAnnouncer errorFormat={submit.errorFormat} />
        <Fields PastedNumber={PastedNumber} />
        <Honeypot label={submit.honeypot} />
      </FormLayout>
      {SubmitOutcome && (
        <SubmitOutcome form={form} page={page} state={state} toasts={toasts} words={submit} />
      )}
    </>
  );
}

/** A field hidden from people: a message that fills it in comes from a bot. */
function Honeypot({ label }: { label: string }) {
  return (
    <label aria-hidden="true" className={styles.honeypot}>
      {label}
      <input autoComplete="off" defaultValue="" name={honeypotField} tabIndex={-1} type="text" />
    </label>
  );
}

/** Says in the page's title that the form has errors, until they are fixed. */
function useErrorTitle(message: string, hasErrors: boolean): void {
  useEffect(() => {
    const title = withoutErrors(document.title, message);
    document.title = hasErrors ? withErrors(title, message) : title;
  }, [message, hasErrors]);
}
