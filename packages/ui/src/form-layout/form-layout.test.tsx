import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { FormStatus } from "../form-status/form-status.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FormLayout } from "./form-layout.tsx";

const fields = (
  <>
    <TextField label="Your Name" name="name" />
    <TextField label="Email" name="email" />
  </>
);
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
