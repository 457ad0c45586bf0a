import { createRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { conforms } from "../../test/conforms.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const errors = [
  { id: "topic", message: "Topic is required" },
  { id: "email", message: "Email is required" },
];

conforms(<ErrorSummary errors={errors} />, HTMLDivElement);

test("it is an alert with a heading, and its user can focus it", async () => {
  const ref = createRef<HTMLDivElement>();
  const { getByRole } = await render(<ErrorSummary errors={errors} ref={ref} />);
  ref.current?.focus();
  await expect.element(getByRole("alert")).toHaveFocus();
  await expect.element(getByRole("heading", { name: "There is a problem" })).toBeVisible();
});

test("each link takes the keyboard to its field and leaves the address alone", async () => {
  const { getByRole, getByLabelText } = await render(
    <>
      <ErrorSummary errors={errors} />
      <SelectField label="Topic" name="topic" options={["Ad Sales"]} />
      <TextField label="Email" name="email" />
    </>,
  );
  getByRole("link", { name: "Email is required" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(getByLabelText("Email")).toHaveFocus();
  await getByRole("link", { name: "Topic is required" }).click();
  await expect.element(getByLabelText("Topic")).toHaveFocus();
  expect(location.hash).toBe("");
});
