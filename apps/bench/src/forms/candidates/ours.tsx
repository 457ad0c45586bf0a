import { createDraft } from "@matchfront/forms";
import { bindForm, useProblems } from "@matchfront/forms/final-form";
import {
  ErrorAnnouncer,
  ErrorSummary,
  FormLayout,
  FormStatus,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
} from "@matchfront/ui";
import { useState } from "react";
import { requestForm } from "./request-form.ts";
import { advice, copy } from "./request.ts";

const { Form, Field } = bindForm(requestForm);

/** Ours, whole: our definition and binding, our design system's fields, counter, drafts and error summary. */
export function Candidate() {
  const [draft] = useState(() => createDraft(requestForm));
  return (
    <Form queue={{ draft, isOffline: () => false }} send={() => Promise.resolve()}>
      {({ state }) => <Content isSending={state.status === "sending"} />}
    </Form>
  );
}

function Content({ isSending }: { isSending: boolean }) {
  const problems = useProblems();
  return (
    <FormLayout
      actions={<SubmitButton loading={isSending}>{copy.send}</SubmitButton>}
      status={<FormStatus announce={false} />}
      summary={problems.length > 0 && <ErrorSummary errors={problems} />}
    >
      <ErrorAnnouncer />
      <Field name="name">{(field) => <TextField {...field} />}</Field>
      <Field name="email">{(field) => <TextField {...field} />}</Field>
      <Field name="phone">{(field) => <TextField {...field} />}</Field>
      <Field name="topic">{(field) => <SelectField placeholder={copy.prompt} {...field} />}</Field>
      <Field name="company">{(field) => <TextField {...field} />}</Field>
      <Field name="message">{(field) => <TextArea limit={advice} {...field} />}</Field>
    </FormLayout>
  );
}
