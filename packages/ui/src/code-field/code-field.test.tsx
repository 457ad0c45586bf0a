import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { CodeField, type CodeFieldProps } from "./code-field.tsx";

const code = () => page.getByRole("textbox", { name: "One-time code (OTP)" });

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  const input = code().element();
  if (input instanceof HTMLInputElement && input.dispatchEvent(event)) input.setRangeText(text);
}

function Controlled(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState("");
  return (
    <>
      <CodeField
        label="One-time code (OTP)"
        name="code"
        onChange={(event) => setValue(event.currentTarget.value)}
        value={value}
        {...props}
      />
      <output>{value}</output>
    </>
  );
}

test("is a single field with autofill for one-time codes and a numeric keyboard", async () => {
  await render(<CodeField label="One-time code (OTP)" name="code" />);
  await expect.element(code()).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(code()).toHaveAttribute("inputmode", "numeric");
  await expect.element(code()).toHaveAttribute("id", "code");
  expect(document.querySelectorAll("input")).toHaveLength(1);
});

test.each(["402 718", "402-718", " 402718\n", "4–0–2–7–1–8", "\u200E402\u00A0718"])(
  "pastes %j as 402718 and calls onChange",
  async (copied) => {
    const { getByRole } = await render(<Controlled />);
    paste(copied);
    await expect.element(code()).toHaveValue("402718");
    await expect.element(getByRole("status")).toHaveTextContent("402718");
  },
);

test("replaces the selection on paste", async () => {
  await render(<CodeField defaultValue="111111" label="One-time code (OTP)" name="code" />);
  const input = code().element();
  if (input instanceof HTMLInputElement) input.select();
  paste("402 718");
  await expect.element(code()).toHaveValue("402718");
});

test("leaves the text alone when onPaste prevents the default", async () => {
  await render(<Controlled onPaste={(event) => event.preventDefault()} />);
  paste("402 718");
  await expect.element(code()).toHaveValue("");
});

test.each([
  [6, "402718", true],
  [6, "402 718", true],
  [6, "402-718", true],
  [6, "40271", false],
  [6, "4027181", false],
  [6, "40271x", false],
  [4, "4027", true],
])("validates natively, with %i digits and the input %j: %j", async (digits, typed, isValid) => {
  await render(<CodeField digits={digits} label="One-time code (OTP)" name="code" />);
  await code().fill(typed);
  const input = code().element();
  expect(input instanceof HTMLInputElement && input.checkValidity()).toBe(isValid);
});

test("neither truncates typed text nor moves the focus", async () => {
  await render(<CodeField label="One-time code (OTP)" name="code" />);
  await userEvent.type(code(), "402 718 28");
  await expect.element(code()).toHaveValue("402 718 28");
  await expect.element(code()).toHaveFocus();
});
