import { createRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { renderMarkup } from "../../test/rendering.ts";
import { PhoneField, type PhoneFieldProps } from "./phone-field.tsx";

const countries = [
  { code: "+234", country: "Nigeria" },
  { code: "+1", country: "United States" },
  { code: "+1", country: "Canada" },
];
const field = (props: Partial<PhoneFieldProps> = {}) => (
  <PhoneField countries={countries} label="New phone number" {...props} />
);

const country = () => page.getByRole("combobox", { name: "Country code" });
const number = () => page.getByRole("textbox", { name: "Number" });
const chosen = () => country().element().querySelector<HTMLOptionElement>("option:checked")?.text;
const shown = () => page.getByText(/^\+\d+$/);

test("groups a country by name and the national number, each with its autocomplete", async () => {
  const { getByRole } = await render(field());
  await expect.element(getByRole("group", { name: "New phone number" })).toBeVisible();
  await expect.element(country()).toHaveAttribute("autocomplete", "tel-country-code");
  await expect.element(number()).toHaveAttribute("autocomplete", "tel");
  await expect.element(number()).toHaveAttribute("inputmode", "tel");
  expect(chosen()).toBe("Nigeria (+234)");
});

test("submits the code with its plus sign, and the number, without JavaScript", async () => {
  const form = createRef<HTMLFormElement>();
  await render(<form ref={form}>{field({ defaultValue: "6135550142" })}</form>);
  await country().selectOptions("Canada (+1)");
  expect(Object.fromEntries(new FormData(form.current ?? undefined))).toEqual({
    dialingCode: "+1",
    phoneNumber: "6135550142",
  });
});

test("describes each part by its own error, and the number by the hint", async () => {
  await render(
    field({
      hint: "10 digits",
      error: "Please enter valid mobile number",
      dialingCode: { error: "Not this country yet" },
    }),
  );
  await expect.element(number()).toHaveAccessibleDescription("Please enter valid mobile number 10 digits");
  await expect.element(country()).toHaveAccessibleDescription("Not this country yet");
  await expect.element(country()).toHaveAttribute("aria-invalid", "true");
  await expect.element(number()).toHaveAttribute("id", "phoneNumber");
  await expect.element(country()).toHaveAttribute("id", "dialingCode");
});

test("marks the group as invalid if either part is, and the other part as valid", async () => {
  const { getByRole, rerender } = await render(field({ error: false, dialingCode: { error: "Not yet" } }));
  await expect.element(getByRole("group")).toHaveAttribute("data-invalid");
  await expect.element(number()).toHaveAttribute("aria-invalid", "false");
  await rerender(field({ error: "Please enter valid mobile number" }));
  await expect.element(country()).toHaveAttribute("aria-invalid", "false");
  await rerender(field());
  await expect.element(getByRole("group")).not.toHaveAttribute("data-invalid");
});

function Controlled() {
  const [code, setCode] = useState("+234");
  return (
    <>
      {field({ dialingCode: { value: code, onChange: (event) => setCode(event.currentTarget.value) } })}
      <button onClick={() => setCode("+234")} type="button">
        Home
      </button>
      <output>{code}</output>
    </>
  );
}

test("keeps the selected one of countries that share a code, until a controlled code changes", async () => {
  const { getByRole } = await render(<Controlled />);
  await country().selectOptions("Canada (+1)");
  await expect.element(getByRole("status")).toHaveTextContent("+1");
  expect(chosen()).toBe("Canada (+1)");
  await getByRole("button", { name: "Home" }).click();
  await expect.poll(chosen).toBe("Nigeria (+234)");
});

test("shows only the code in a narrow window, and the whole country to screen readers", async () => {
  await page.viewport(320, 600);
  await render(field());
  await expect.element(shown()).toHaveTextContent("+234");
  await expect.element(shown()).toBeVisible();
  expect(getComputedStyle(country().element()).color).toBe("rgba(0, 0, 0, 0)");
  await country().selectOptions("Canada (+1)");
  await expect.element(shown()).toHaveTextContent("+1");
  await expect.element(country()).toHaveDisplayValue("Canada (+1)");
  await page.viewport(768, 600);
  await expect.element(shown()).not.toBeVisible();
});

test("puts the code at the start in right-to-left text, away from the arrow", async () => {
  await page.viewport(320, 600);
  await render(<div dir="rtl">{field()}</div>);
  const code = shown().element().getBoundingClientRect();
  const select = country().element();
  const arrow = Number.parseFloat(getComputedStyle(select).paddingLeft);
  expect(arrow).toBe(48);
  expect(code.left).toBeGreaterThan(select.getBoundingClientRect().left + arrow);
  expect(code.right).toBeLessThan(select.getBoundingClientRect().right);
});

test("stacks both parts in a narrow container, such as a dialog on a small phone", async () => {
  const { container } = await render(field());
  Object.assign(container.style, { inlineSize: "232px" });
  const above = country().element().getBoundingClientRect();
  const below = number().element().getBoundingClientRect();
  expect(below.top).toBeGreaterThan(above.bottom);
  expect(below.width).toBe(232);
  expect(getComputedStyle(country().element()).color).not.toBe("rgba(0, 0, 0, 0)");
});

// https://github.com/react/react/issues/26974
test("shows the country that was selected before hydration", async () => {
  await page.viewport(320, 600);
  const { hydrate } = renderMarkup(field());
  await expect.element(page.getByText("+234", { exact: true })).not.toBeVisible();
  await country().selectOptions("United States (+1)");
  hydrate();
  await expect.element(shown()).toHaveTextContent("+1");
  expect(chosen()).toBe("United States (+1)");
});

test("disables both parts", async () => {
  await render(field({ disabled: true }));
  await expect.element(country()).toBeDisabled();
  await expect.element(number()).toBeDisabled();
});

test("has a ref to the select", async () => {
  const ref = createRef<HTMLSelectElement>();
  await render(field({ dialingCode: { ref, onBlur: vi.fn<() => void>() } }));
  expect(ref.current).toBe(country().element());
});

test("keeps the chosen country when a translation changes names and order", async () => {
  const english = [
    { id: "US", code: "+1", country: "United States" },
    { id: "CA", code: "+1", country: "Canada" },
    { id: "NG", code: "+234", country: "Nigeria" },
  ];
  const french = [
    { id: "NG", code: "+234", country: "Nigéria" },
    { id: "CA", code: "+1", country: "Canada (le)" },
    { id: "US", code: "+1", country: "États-Unis" },
  ];
  const { rerender } = await render(field({ countries: english }));
  await country().selectOptions("Canada (+1)");
  await rerender(field({ countries: french }));
  expect(chosen()).toBe("Canada (le) (+1)");
  await rerender(field({ countries: english, dialingCode: { value: "+1" } }));
  expect(chosen()).toBe("Canada (+1)");
});
