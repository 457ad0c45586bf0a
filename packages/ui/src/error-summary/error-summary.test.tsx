import { createRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { textsOf } from "../../test/rendering.ts";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const errors = [
  { id: "topic", message: "Topic is required" },
  { id: "email", message: "Email is required" },
];

test("is a focusable alert with a heading", async () => {
  const ref = createRef<HTMLDivElement>();
  const { getByRole } = await render(<ErrorSummary errors={errors} ref={ref} />);
  ref.current?.focus();
  await expect.element(getByRole("alert")).toHaveFocus();
  await expect.element(getByRole("heading", { name: "Please fix the following" })).toBeVisible();
});

test("separates label and message by the given format", async () => {
  const french = [{ id: "name", label: "Votre nom", message: "Trop court : {label}" }];
  const { getByRole } = await render(
    <ErrorSummary errors={french} errorFormat={"{label}\u00A0: {message}"} />,
  );
  expect(getByRole("link").element().textContent).toBe("Votre nom\u00A0: Trop court : {label}");
});

test("accepts errors by field, in the shape of a validator's result", async () => {
  const byField = { name: "Too Short!", email: "Email is required", topic: undefined };
  const { getByRole } = await render(
    <>
      <ErrorSummary errors={byField} labels={{ name: "Your Name" }} />
      <TextField label="Email" name="email" />
    </>,
  );
  expect(textsOf(getByRole("link"))).toEqual(["Your Name: Too Short!", "Email is required"]);
  await getByRole("link", { name: "Email is required" }).click();
  await expect.element(getByRole("textbox", { name: "Email" })).toHaveFocus();
});

test.each([
  ["the field's label", "email", "Email is required", "Email"],
  ["a group's own label", "phoneNumber", "Phone Number is required", "Phone Number"],
])(
  "scrolls %s into view when its link is clicked, and leaves the URL unchanged",
  async (_name, id, message, label) => {
    await page.viewport(500, 400);
    const { container, getByRole, getByText } = await render(
      <>
        <ErrorSummary errors={[{ id, message }]} />
        <TextField label="Email" name="email" />
        <PhoneField
          countries={[{ code: "+234", country: "Nigeria" }]}
          hint="10 digits"
          label="Phone Number"
        />
      </>,
    );
    Object.assign(container.style, { display: "grid", rowGap: "1000px", paddingBlockEnd: "1000px" });
    await getByRole("link").click();
    expect(document.activeElement?.id).toBe(id);
    expect(location.hash).toBe("");
    await expect.element(getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
  },
);

test("shows only the heading if the form failed as a whole", async () => {
  const { getByRole } = await render(<ErrorSummary errors={[]} heading="Your message is too long." />);
  await expect.element(getByRole("alert")).toHaveTextContent("Your message is too long.");
  expect(document.querySelector("[role=alert] ul")).toBeNull();
});

test("wraps a very long word in a narrow window", async () => {
  await page.viewport(320, 800);
  const message = "a".repeat(200);
  await render(
    <>
      <ErrorSummary errors={[{ id: "email", message }]} heading={message} />
      <TextField error={message} hint={message} label="Email" name="email" />
    </>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
