import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { ErrorAnnouncer } from "../error-summary/error-announcer.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";

const missing = "Choose at least one topic";

const topics = (props: Partial<FieldGroupProps> = {}) => (
  <FieldGroup id="topics" label="What do you want to hear about?" {...props}>
    <Checkbox id="dating" label="Dating" name="topics" value="dating" />
    <Checkbox id="safety" label="Safety" name="topics" value="safety" />
  </FieldGroup>
);

const group = () => page.getByRole("group", { name: "What do you want to hear about?" });

test("describes the group by its error, then its hint, then the given aria-describedby", async () => {
  await render(
    <>
      {topics({ error: missing, hint: "You can change this later", "aria-describedby": "more" })}
      <p id="more">And this</p>
    </>,
  );
  await expect.element(group()).toHaveAccessibleDescription(`${missing} You can change this later And this`);
});

test("takes the focus from the error summary's link, and Tab goes on to the first choice", async () => {
  await render(
    <>
      <ErrorSummary errors={{ topics: missing }} />
      {topics({ error: missing })}
    </>,
  );
  await page.getByRole("link", { name: missing }).click();
  await expect.element(group()).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("checkbox", { name: "Dating" })).toHaveFocus();
});

/** Requires one of two choices, from the first blur on. */
function Form() {
  const [error, setError] = useState("");
  return (
    <form>
      <ErrorAnnouncer />
      {topics({
        error,
        onBlur: ({ currentTarget }) => setError(currentTarget.querySelector(":checked") ? "" : missing),
      })}
      <button type="submit">Send</button>
    </form>
  );
}

test("announces the group's error once, with the group's name", async () => {
  await render(<Form />);
  page.getByRole("checkbox", { name: "Dating" }).element().focus();
  await userEvent.tab();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(`What do you want to hear about?: ${missing}`);
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Send" })).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.getByRole("status").element().textContent).toBe("");
});

test("reserves no space for errors of single choices", async () => {
  await render(topics());
  const heights = ["Dating", "Safety"].map((name) => {
    const choice = page.getByRole("checkbox", { name }).element();
    return choice.parentElement?.getBoundingClientRect().height === choice.getBoundingClientRect().height;
  });
  expect(heights).toEqual([true, true]);
});
