import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { TextField } from "../text-field/text-field.tsx";

/** A controlled text field, a controlled phone field and an uncontrolled field of type tel. */
function Forms() {
  const [number, setNumber] = useState("");
  const [mobile, setMobile] = useState("");
  return (
    <>
      <TextField
        label="Phone Number"
        name="phoneNumber"
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        type="tel"
        value={number}
      />
      <PhoneField
        countries={[{ code: "+234", country: "Nigeria" }]}
        id="mobile"
        label="New number"
        numberLabel="Mobile"
        onChange={({ currentTarget }) => setMobile(currentTarget.value)}
        value={mobile}
      />
      <TextField label="Another" name="another" type="tel" />
      <TextField label="Name" name="name" />
      <output>{`${number}/${mobile}`}</output>
    </>
  );
}

const caretOf = (label: string) => {
  const input = page.getByLabelText(label, { exact: true }).element();
  return input instanceof HTMLInputElement ? [input.value, input.selectionStart] : [];
};

test.each(["Phone Number", "Mobile", "Another"])("drops separators as they are typed: %s", async (label) => {
  await render(<Forms />);
  await userEvent.type(page.getByLabelText(label, { exact: true }), "(0803) 123-45.67");
  expect(caretOf(label)).toEqual(["08031234567", 11]);
});

test("drops brackets, dashes of any kind and invisible marks", async () => {
  await render(<Forms />);
  await page.getByLabelText("Another", { exact: true }).fill("\u202A[803] 123–4567\u202C");
  expect(caretOf("Another")[0]).toBe("8031234567");
});

test("passes the number without separators to onChange", async () => {
  await render(<Forms />);
  await userEvent.type(page.getByLabelText("Phone Number", { exact: true }), "803 123");
  await userEvent.type(page.getByLabelText("Mobile", { exact: true }), "803\u00a0124");
  await expect.element(page.getByText("803123/803124")).toBeInTheDocument();
});

test("keeps the caret between the same digits", async () => {
  await render(<Forms />);
  await userEvent.type(page.getByLabelText("Phone Number", { exact: true }), "8031234567");
  for (const key of ["{Home}", "{ArrowRight}", "{ArrowRight}", "{ArrowRight}", "-", " "])
    await userEvent.keyboard(key);
  expect(caretOf("Phone Number")).toEqual(["8031234567", 3]);
  await userEvent.keyboard("9");
  expect(caretOf("Phone Number")).toEqual(["80391234567", 4]);
});

test("drops separators from pasted text and puts the caret behind it", async () => {
  await render(<Forms />);
  const field = page.getByLabelText("Name", { exact: true });
  await userEvent.type(field, "(202) 555.0123");
  await userEvent.keyboard("{Control>}a{/Control}");
  await userEvent.copy();
  await userEvent.click(page.getByLabelText("Phone Number", { exact: true }));
  await userEvent.keyboard("99{Home}");
  await userEvent.paste();
  expect(caretOf("Phone Number")).toEqual(["202555012399", 10]);
});

test("keeps letters and plus signs, and the text of other fields", async () => {
  await render(<Forms />);
  await userEvent.type(page.getByLabelText("Phone Number", { exact: true }), "+234/80ab");
  await userEvent.type(page.getByLabelText("Name", { exact: true }), "A. (B) - C");
  expect(caretOf("Phone Number")[0]).toBe("+234/80ab");
  expect(caretOf("Name")[0]).toBe("A. (B) - C");
});
