import { StrictMode } from "react";
import { Field, Form } from "react-final-form";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { InputOf } from "../../index.ts";
import { contactForm } from "../index.ts";

type ContactInput = InputOf<typeof contactForm>;

// Clearing a field removes its key from the values:
// https://github.com/final-form/react-final-form/issues/130
test("a field that was filled in and cleared is required again, although its key is gone", async () => {
  const screen = await render(
    <StrictMode>
      <Form<ContactInput>
        initialValues={contactForm.emptyValues}
        onSubmit={() => {}}
        validate={contactForm.validate}
      >
        {({ errors, values }) => (
          <form>
            <Field name="email" component="input" aria-label="Email" />
            <output>{JSON.stringify({ keys: Object.keys(values), error: errors?.email })}</output>
          </form>
        )}
      </Form>
    </StrictMode>,
  );
  const email = screen.getByLabelText("Email");
  const output = screen.getByRole("status");

  await email.fill("ada");
  await expect
    .element(output)
    .toHaveTextContent('{"keys":["topic","email","description"],"error":"Must be a valid email"}');
  await email.clear();
  await expect
    .element(output)
    .toHaveTextContent('{"keys":["topic","description"],"error":"Email is required"}');
});
