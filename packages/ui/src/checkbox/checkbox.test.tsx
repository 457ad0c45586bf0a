import { createRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Checkbox } from "./checkbox.tsx";

const box = () => page.getByRole("checkbox", { name: "I am 18 or older" });

test("toggles by label, box and space bar, and submits its value", async () => {
  const form = createRef<HTMLFormElement>();
  const { getByText } = await render(
    <form ref={form}>
      <Checkbox label="I am 18 or older" name="adult" value="yes" />
    </form>,
  );
  await getByText("I am 18 or older").click();
  await expect.element(box()).toBeChecked();
  await box().click();
  await expect.element(box()).not.toBeChecked();
  box().element().focus();
  await userEvent.keyboard(" ");
  expect(new FormData(form.current ?? undefined).get("adult")).toBe("yes");
});

test("describes the checkbox by its error, then its hint", async () => {
  await render(
    <Checkbox error="You must be 18 or older" hint="For grown-ups" label="I am 18 or older" name="adult" />,
  );
  await expect.element(box()).toHaveAccessibleDescription("You must be 18 or older For grown-ups");
  await expect.element(box()).toHaveAttribute("aria-invalid", "true");
});

test("has a target of 44 by 44 px and aligns its box with other fields", async () => {
  const { container } = await render(<Checkbox label="I am 18 or older" name="adult" />);
  const { width, height, left } = box().element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  expect(left + (44 - 24) / 2).toBe(container.getBoundingClientRect().left);
});
