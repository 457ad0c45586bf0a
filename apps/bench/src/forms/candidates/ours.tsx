import { createDraft, defineForm } from "@matchfront/forms";
import { bindForm, useErrorSummary } from "@matchfront/forms/final-form";
import * as ui from "@matchfront/ui";
import { useState } from "react";
import { recommendedMaxLength, copy, fields } from "./message-form.ts";
import { offer } from "./page.tsx";

const definition = defineForm({ name: "message", fields, copy });
const { Form, Field } = bindForm(definition);

/** Our definition, fields, counter, draft and error summary. */
function Candidate() {
  const [draft] = useState(() => createDraft(definition));
  return (
    <Form queue={{ draft }} send={() => Promise.resolve()}>
      {({ state }) => <Content isSending={state.status === "sending"} />}
    </Form>
  );
}

function Content({ isSending }: { isSending: boolean }) {
  const errors = useErrorSummary();
  return (
    <ui.FormLayout
      actions={<ui.SubmitButton loading={isSending}>Send</ui.SubmitButton>}
      status={<ui.FormStatus announce={false} />}
      summary={errors.length > 0 && <ui.ErrorSummary errors={errors} />}
    >
      <ui.ErrorAnnouncer />
      <Field name="name">{(field) => <ui.TextField {...field} />}</Field>
      <Field name="email">{(field) => <ui.TextField {...field} />}</Field>
      <Field name="phone">{(field) => <ui.TextField {...field} />}</Field>
      <Field name="topic">
        {({ options = [], ...field }) => <ui.SelectField options={options} {...field} />}
      </Field>
      <Field name="company">{(field) => <ui.TextField {...field} />}</Field>
      <Field name="message">{(field) => <ui.TextArea limit={recommendedMaxLength} {...field} />}</Field>
    </ui.FormLayout>
  );
}

offer(Candidate);
