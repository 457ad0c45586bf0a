import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { CodeField } from "./code-field.tsx";

const code = () => page.getByRole("textbox", { name: "One-time code (OTP)" });

test("is a single field with autofill for one-time codes and a numeric keyboard", async () => {
  await render(<CodeField label="One-time code (OTP)" name="code" />);
  await expect.element(code()).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(code()).toHaveAttribute("inputmode", "numeric");
  await expect.element(code()).toHaveAttribute("id", "code");
  expect(document.querySelectorAll("input")).toHaveLength(1);
});

test.each([
  [6, "402718", true],
  [6, "402 718", true],
  [6, "402-718", true],
  [6, "40271", false],
  [6, "40271x", false],
  [6, "４０２-７１８", true],
  [6, "Your code is 402718. @moyo.example #402718", true],
  [4, "4027", true],
])("validates natively, with %i digits and the input %j: %j", async (digits, typed, isValid) => {
  await render(<CodeField digits={digits} label="One-time code (OTP)" name="code" />);
  await code().fill(typed);
  const input = code().element();
  expect(input instanceof HTMLInputElement && input.checkValidity()).toBe(isValid);
});
