import { isApiError } from "@matchfront/api-client";
import { createDraft, submitCopy } from "@matchfront/forms";
import { useSubmit } from "@matchfront/forms/react";
import { useToast } from "@matchfront/ui";
import { useEffect, useState } from "react";
import { Form, FormSpy } from "react-final-form";
import { FormElement } from "./form-element.tsx";
import type { MessageFormKind, Texts } from "./message-form-kind.ts";
import type { Refusal } from "./refusal.ts";
import { ThanksDialog } from "./thanks-dialog.tsx";

export type MessageFormProps<Values extends Texts> = {
  kind: MessageFormKind<Values>;
  /** What the form holds when React takes it over. */
  draft: Record<keyof Values, string>;
  refusal?: Refusal | undefined;
};

/** A form of the specification's sections 2, 4, 5 and 8; it posts natively until React takes over. */
export function MessageForm<Values extends Texts>({ kind, draft, refusal }: MessageFormProps<Values>) {
  const [kept] = useState(() => createDraft<Texts, Values>(kind));
  const { state, submit, cancel } = useSubmit(kind.send, {
    draft: kept,
    isOffline: (error) => isApiError(error) && error.name === "OfflineError",
  });
  const toast = useToast();
  useEffect(() => {
    // Not in `send`: a message that waits leaves by itself, and may be refused then.
    toast.clear();
    if (state.status === "failed") toast.error(state.message);
    if (state.status === "queued") toast.info(submitCopy.queued);
  }, [state, toast]);
  // Never rejects: final-form would take that for success, https://github.com/final-form/final-form/issues/464
  const send = async (typed: Texts) => {
    const message = kind.parse(typed);
    if (message.status === "valid") await submit(message.values);
  };
  const isSent = state.status === "succeeded";
  return (
    <Form<Texts> initialValues={draft} onSubmit={send} subscription={{}} validate={kind.validate}>
      {({ handleSubmit }) => (
        <>
          <FormElement
            kind={kind}
            onCancel={cancel}
            onSubmit={handleSubmit}
            refusal={refusal}
            state={state}
          />
          {!isSent && (
            <FormSpy<Texts> onChange={({ values }) => kept.write(values)} subscription={{ values: true }} />
          )}
          {isSent && <ThanksDialog kind={kind} />}
        </>
      )}
    </Form>
  );
}
