import { honeypotField, submitCopy, type SubmitState } from "@matchfront/forms";
import { useProblems } from "@matchfront/forms/final-form";
import {
  Button,
  Dialog,
  ErrorAnnouncer,
  ErrorSummary,
  FormLayout,
  FormStatus,
  SubmitButton,
  useToast,
} from "@matchfront/ui";
import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useForm, useFormState } from "react-final-form";
import styles from "./message-form.module.css";
import type { MessageDefinition, MessageFormBinding } from "./message-form-binding.ts";

type MessageFormContentProps = {
  binding: Pick<MessageFormBinding, "form" | "Fields">;
  /** Why the server refused the form as a whole. */
  failure: string | undefined;
  state: SubmitState<unknown, string>;
  /** Cancels a message that is queued until the network is back. */
  onCancel: () => void;
  summary: RefObject<HTMLDivElement | null>;
};

/** The content of the form: the error summary above its fields, the status below them. */
export function MessageFormContent({ binding, failure, state, onCancel, summary }: MessageFormContentProps) {
  const { form, Fields } = binding;
  const { copy } = form;
  const problems = useProblems();
  const { submitFailed } = useFormState({ subscription: { submitFailed: true } });
  const refusedWhole = state.status === "idle" && !submitFailed ? failure : undefined;
  const isQueued = state.status === "queued";
  useErrorTitle(problems.length > 0 || refusedWhole !== undefined);
  useStateToasts(state);
  return (
    <>
      <FormLayout
        actions={
          <SubmitButton loading={state.status === "sending"} loadingLabel={copy.sending} size="large">
            {copy.send}
          </SubmitButton>
        }
        status={
          // A toast announces the same text.
          <FormStatus
            action={
              isQueued && (
                <Button onClick={onCancel} variant="secondary">
                  {submitCopy.cancel}
                </Button>
              )
            }
            announce={false}
            tone={isQueued ? "queued" : "error"}
          >
            {isQueued ? submitCopy.queued : state.status === "failed" && state.message}
          </FormStatus>
        }
        summary={
          (problems.length > 0 || refusedWhole) && (
            <ErrorSummary errors={problems} heading={refusedWhole ?? copy.errorSummary} ref={summary} />
          )
        }
      >
        <ErrorAnnouncer />
        <Fields />
        <Honeypot />
      </FormLayout>
      {state.status === "succeeded" && <ThanksDialog form={form} reference={state.answer} />}
    </>
  );
}

/** Not in `send`: a queued message is sent later, and may be refused then. */
function useStateToasts(state: SubmitState<unknown, unknown>): void {
  const toast = useToast();
  useEffect(() => {
    toast.clear();
    if (state.status === "failed") toast.error(state.message);
    if (state.status === "queued") toast.info(submitCopy.queued);
  }, [state, toast]);
}

/** A field hidden from people: a message that fills it in comes from a bot. */
function Honeypot() {
  return (
    <label aria-hidden="true" className={styles.honeypot}>
      {submitCopy.honeypot}
      <input autoComplete="off" defaultValue="" name={honeypotField} tabIndex={-1} type="text" />
    </label>
  );
}

type ThanksDialogProps = { form: Pick<MessageDefinition, "copy" | "empty" | "page">; reference: string };

/** Thanks the sender; closing it reloads the page (specification, section 4), which begins at its heading then. */
function ThanksDialog({ form, reference }: ThanksDialogProps) {
  const { restart } = useForm();
  const startAgain = () => {
    // Browsers restore the fields of a reloaded page: clear them first.
    flushSync(() => restart(form.empty));
    // Kept by the tab for the page that comes: see `prepareForm`.
    window.name = "thanked";
    // Not `reload`: on the page that answers a refused native post it would post again.
    location.replace(form.page);
  };
  const { message, close } = form.copy.thanks;
  return (
    <Dialog closeLabel={close} onClose={startAgain} open title={message}>
      <SentReference>{`${submitCopy.reference} ${reference}`}</SentReference>
    </Dialog>
  );
}

/** How long readers have for a dialog's heading, in ms, before its status changes. */
const headingDelay = 300;

/** What to quote, as a status: the focus is on the heading, and readers say a change only of what was there. */
function SentReference({ children }: { children: string }) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), headingDelay);
    return () => clearTimeout(timer);
  }, []);
  return <output>{isSaid ? children : "\u00A0"}</output>;
}

const errorPrefix = "Error: ";

/** Says in the page's title that the form has errors, until they are fixed. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    const title = document.title.replace(errorPrefix, "");
    document.title = hasErrors ? errorPrefix + title : title;
  }, [hasErrors]);
}
