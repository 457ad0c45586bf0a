import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { TextField } from "./text-field.tsx";

test("is named by its label, and its id is its name in every render", async () => {
  const { getByLabelText } = await render(<TextField label="Email" name="email" />);
  await expect.element(getByLabelText("Email")).toHaveAttribute("id", "email");
});

test("has no description and is not invalid without hint and error", async () => {
  const { getByRole } = await render(<TextField label="Email" name="email" />);
  const field = getByRole("textbox").element();
  expect(field.hasAttribute("aria-describedby")).toBe(false);
  expect(field.getAttribute("aria-invalid")).toBe("false");
});

test("is described by its error, then its hint, then the given aria-describedby", async () => {
  const { getByRole } = await render(
    <>
      <TextField
        aria-describedby="more"
        error="Email is required"
        hint="We answer here"
        id="work"
        label="Email"
        name="email"
      />
      <p id="more">And this</p>
    </>,
  );
  await expect
    .element(getByRole("textbox"))
    .toHaveAccessibleDescription("Email is required We answer here And this");
  await expect.element(getByRole("textbox")).toHaveAttribute("aria-describedby", "work-error work-hint more");
  await expect.element(getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
});

const form = (error?: string) => (
  <>
    <TextField label="Email" name="email" {...(error && { error })} />
    <button type="submit">Send</button>
  </>
);

test("reserves space for an error", async () => {
  const { getByRole, rerender } = await render(form());
  const before = getByRole("button").element().getBoundingClientRect().top;
  await rerender(form("Email is required"));
  expect(getByRole("button").element().getBoundingClientRect().top).toBe(before);
});
