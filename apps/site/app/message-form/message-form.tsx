import { useSubmit } from "@matchfront/forms/react";
import { useToast } from "@matchfront/ui";
import { Form } from "react-final-form";
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
  const { state, submit } = useSubmit(kind.send);
  const toast = useToast();
  // Never rejects: final-form would take that for success, https://github.com/final-form/final-form/issues/464
  const send = async (typed: Texts) => {
    const message = kind.parse(typed);
    if (message.status === "invalid") return;
    const outcome = await submit(message.values);
    if (outcome.status === "failed") toast.error(outcome.message);
  };
  return (
    <Form<Texts> initialValues={draft} onSubmit={send} subscription={{}} validate={kind.validate}>
      {({ handleSubmit }) => (
        <>
          <FormElement kind={kind} onSubmit={handleSubmit} refusal={refusal} state={state} />
          {state.status === "succeeded" && <ThanksDialog kind={kind} />}
        </>
      )}
    </Form>
  );
}
