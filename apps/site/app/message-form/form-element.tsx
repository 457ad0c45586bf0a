import { baitField, submitCopy, type SubmitState } from "@matchfront/forms";
import { Button, ErrorSummary, FormStatus, SubmitButton } from "@matchfront/ui";
import { useMemo, useRef, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useFormState } from "react-final-form";
import { RefusedFields } from "../form/refused-fields.ts";
import { Bait } from "./bait.tsx";
import { useErrorTitle } from "./error-title.ts";
import styles from "./message-form.module.css";
import type { MessageFormKind } from "./message-form-kind.ts";
import type { Refusal } from "./refusal.ts";
import { useTakeOver } from "./take-over.ts";

type FormElementProps = {
  kind: Pick<MessageFormKind, "action" | "copy" | "Fields">;
  /** Takes back a message that waits for the network. */
  onCancel: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  refusal: Refusal | undefined;
  state: SubmitState<unknown, unknown>;
};

/** The form's element: what is wrong above its fields, what became of it below them. */
export function FormElement({ kind, onCancel, onSubmit, refusal, state }: FormElementProps) {
  const { action, copy, Fields } = kind;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { errors = {}, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } });
  const refused = useMemo(() => Object.keys(refusal?.errors ?? {}), [refusal]);
  const problems = Object.entries<string>(errors).filter(([id]) => submitFailed || refused.includes(id));
  const refusedWhole = state.status === "idle" && !submitFailed ? refusal?.failure : undefined;
  const isQueued = state.status === "queued";
  useTakeOver(element);
  useErrorTitle(problems.length > 0 || refusedWhole !== undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // What took the bait is posted by the browser, bait and all.
    if (new FormData(event.currentTarget).get(baitField)) return;
    flushSync(() => void onSubmit(event));
    summary.current?.focus();
  };

  const cancel = () => {
    onCancel();
    // The button that had the focus is gone.
    element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  };

  return (
    <form action={action} className={styles.form} method="post" onSubmit={submit} ref={element}>
      {(problems.length > 0 || refusedWhole) && (
        <ErrorSummary
          className={styles.summary}
          errors={problems.map(([id, message]) => ({ id, message }))}
          heading={refusedWhole ?? copy.errorSummary}
          ref={summary}
        />
      )}
      <RefusedFields value={refused}>
        <Fields />
      </RefusedFields>
      <Bait />
      {/* A toast says the same words aloud. */}
      <FormStatus
        action={
          isQueued && (
            <Button onClick={cancel} variant="secondary">
              {submitCopy.cancel}
            </Button>
          )
        }
        spoken={false}
        tone={isQueued ? "queued" : "error"}
      >
        {isQueued ? submitCopy.queued : state.status === "failed" && state.message}
      </FormStatus>
      <SubmitButton
        className={styles.send}
        loading={state.status === "sending"}
        loadingLabel={copy.sending}
        size="large"
      >
        {copy.send}
      </SubmitButton>
    </form>
  );
}
