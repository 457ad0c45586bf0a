import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { FormStatus } from "../form-status/form-status.tsx";
import { SubmitButton } from "../submit-button/submit-button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FormLayout } from "./form-layout.tsx";

const fields = (
  <>
    <TextField label="Your Name" name="name" />
    <TextField label="Email" name="email" />
  </>
);
const actions = (
  <>
    <SubmitButton>Send</SubmitButton>
    <Button>Cancel</Button>
  </>
);
const everything = (
  <FormLayout
    actions={actions}
    status={<FormStatus tone="error">The server did not answer</FormStatus>}
    summary={<ErrorSummary errors={{ name: "Name is required" }} />}
  >
    {fields}
  </FormLayout>
);

conforms(everything, HTMLDivElement);

test("takes no space for absent parts", async () => {
  const { container } = await render(
    <>
      <FormLayout>{fields}</FormLayout>
      <FormLayout status={<FormStatus />} summary={false}>
        {fields}
      </FormLayout>
    </>,
  );
  const [alone, withEmpty] = Array.from(
    container.children,
    (layout) => layout.getBoundingClientRect().height,
  );
  expect(withEmpty).toBe(alone);
});
