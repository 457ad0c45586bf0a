import { useState, type SubmitEvent } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { SubmitButton } from "./submit-button.tsx";

const button = () => page.getByRole("button");

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [loading, setLoading] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLoading(true);
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="Email" name="email" />
      <SubmitButton loading={loading}>Send</SubmitButton>
    </form>
  );
}

test("says only Loading... while loading, and keeps its width and the focus [spec 59, 96]", async () => {
  await render(<Form onSubmit={vi.fn<() => void>()} />);
  expect(button().element().textContent).toBe("Send");
  const before = button().element().getBoundingClientRect();
  button().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button()).toHaveAccessibleName("Loading...");
  expect(button().element().textContent).toBe("Loading...");
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAttribute("aria-disabled", "true");
  expect(button().element().getBoundingClientRect()).toEqual(before);
});

test("does not submit again on double click, key press or Enter in a field", async () => {
  const onSubmit = vi.fn<() => void>();
  const { getByRole } = await render(<Form onSubmit={onSubmit} />);
  await button().dblClick();
  await expect.element(button()).toHaveAccessibleName("Loading...");
  await userEvent.keyboard("{Enter} ");
  getByRole("textbox").element().focus();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("announces loading after a second, without the dots, and not its end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { getByRole, rerender } = await render(<SubmitButton>Send</SubmitButton>);
  const status = getByRole("status").element();
  await rerender(<SubmitButton loading>Send</SubmitButton>);
  await vi.advanceTimersByTimeAsync(999);
  expect(status.textContent).toBe("");
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1);
      return status.textContent;
    })
    .toBe("Loading");
  await rerender(<SubmitButton>Send</SubmitButton>);
  expect(status.textContent).toBe("");
});

test("calls onClick until it is loading", async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = await render(<SubmitButton onClick={onClick}>Send</SubmitButton>);
  await button().click();
  await rerender(
    <SubmitButton loading onClick={onClick}>
      Send
    </SubmitButton>,
  );
  await button().click({ force: true });
  expect(onClick).toHaveBeenCalledTimes(1);
});
