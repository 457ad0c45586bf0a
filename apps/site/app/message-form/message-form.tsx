import { parseContact, validateContact, type ContactDraft } from "@matchfront/forms";
import { useSubmit } from "@matchfront/forms/react";
import { useToast } from "@matchfront/ui";
import { Form } from "react-final-form";
import { ContactFields } from "./contact-fields.tsx";
import type { ContactRefusal } from "./contact-refusal.ts";
import { sendMessage } from "./send-message.ts";
import { ThanksDialog } from "./thanks-dialog.tsx";

type ContactFormProps = {
  /** What the form holds when React takes it over. */
  draft: ContactDraft;
  refusal?: ContactRefusal | undefined;
};

/** The contact form of the specification's sections 2, 4, 5 and 8; it posts natively until React takes over. */
export function ContactForm({ draft, refusal }: ContactFormProps) {
  const { state, submit } = useSubmit(sendMessage);
  const toast = useToast();
  // Never rejects: final-form would take that for success, https://github.com/final-form/final-form/issues/464
  const send = async (typed: ContactDraft) => {
    const contact = parseContact(typed);
    if (contact.status === "invalid") return;
    const outcome = await submit(contact.values);
    if (outcome.status === "failed") toast.error(outcome.message);
  };
  return (
    <Form initialValues={draft} onSubmit={send} subscription={{}} validate={validateContact}>
      {({ handleSubmit }) => (
        <>
          <ContactFields onSubmit={handleSubmit} refusal={refusal} state={state} />
          {state.status === "succeeded" && <ThanksDialog />}
        </>
      )}
    </Form>
  );
}
