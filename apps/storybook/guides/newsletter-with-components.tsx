import type { Send, ValuesOf } from "@matchfront/forms";
import { newsletterForm } from "@matchfront/forms/examples/newsletter-form.ts";
import { bindForm } from "@matchfront/forms/final-form";
import { FormLayout, FormStatus, SelectField, SubmitButton, TextField } from "@matchfront/ui";

const { Form, Field } = bindForm(newsletterForm);

export function NewsletterWithComponents({ send }: { send: Send<ValuesOf<typeof newsletterForm>> }) {
  return (
    <Form action="/newsletter" idPrefix="components" send={send}>
      {({ state }) => (
        <FormLayout
          actions={<SubmitButton loading={state.status === "sending"}>Subscribe</SubmitButton>}
          status={
            <FormStatus tone={state.status === "failed" ? "error" : "success"}>
              {state.status === "failed"
                ? state.message
                : state.status === "succeeded" && "You are subscribed."}
            </FormStatus>
          }
        >
          <Field name="email">{(field) => <TextField {...field} />}</Field>
          <Field name="name">{(field) => <TextField {...field} />}</Field>
          <Field name="topic">{(field) => <SelectField {...field} prompt="Choose a topic" />}</Field>
        </FormLayout>
      )}
    </Form>
  );
}
