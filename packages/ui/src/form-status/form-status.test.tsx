import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { FormStatus } from "./form-status.tsx";

test.each([
  ["info", "status"],
  ["success", "status"],
  ["queued", "status"],
  ["error", "alert"],
] as const)("announces %s in an existing, empty element of role %s", async (tone, role) => {
  const { getByRole, rerender } = await render(<FormStatus tone={tone} />);
  const live = getByRole(role);
  const before = live.element();
  expect(before.textContent).toBe("");
  await rerender(<FormStatus tone={tone}>something went wrong</FormStatus>);
  await expect.element(live).toHaveTextContent("something went wrong");
  expect(live.element()).toBe(before);
});

const form = (status: boolean) => (
  <form>
    {status && <FormStatus />}
    <Button>Send</Button>
  </form>
);

test("takes no space when empty, not even a gap", async () => {
  const { container, getByRole, rerender } = await render(form(false));
  Object.assign(container.querySelector("form")?.style ?? {}, { display: "grid", gap: "16px" });
  const place = () => getByRole("button").element().getBoundingClientRect().top;
  const before = place();
  await rerender(form(true));
  expect(place()).toBe(before);
});

test("reserves the height of the given text, silently", async () => {
  const reserve = "We couldn't reach the server. Please check your connection and send your request again.";
  const status = (text?: string) => (
    <FormStatus data-testid="status" reserve={reserve} tone="error">
      {text}
    </FormStatus>
  );
  const { getByTestId, rerender } = await render(status());
  const heightOf = () => getByTestId("status").element().getBoundingClientRect().height;
  const before = heightOf();
  expect(before).toBeGreaterThan(40);
  expect(getByTestId("status").element().textContent).toBe("");
  await rerender(status(reserve));
  expect(heightOf()).toBe(before);
  await rerender(status("something went wrong"));
  expect(heightOf()).toBe(before);
});

test("shows the action with a message only, outside the live region", async () => {
  const action = <Button>Try again</Button>;
  const { getByRole, rerender } = await render(<FormStatus action={action} tone="error" />);
  expect(getByRole("button").query()).toBeNull();
  await rerender(
    <FormStatus action={action} tone="error">
      something went wrong
    </FormStatus>,
  );
  await expect.element(getByRole("button", { name: "Try again" })).toBeVisible();
  expect(getByRole("alert").element().querySelector("button")).toBeNull();
  await rerender(
    <FormStatus action={action} reserve="The server is busy" tone="error">
      something went wrong
    </FormStatus>,
  );
  const message = getByRole("alert").element().getBoundingClientRect();
  expect(getByRole("button").element().getBoundingClientRect().top).toBeGreaterThanOrEqual(message.bottom);
});

test("is not a live region if a toast announces the same text", async () => {
  const { container } = await render(
    <FormStatus announce={false} tone="error">
      something went wrong
    </FormStatus>,
  );
  expect(container.querySelector("[role], [aria-live], output")).toBeNull();
  expect(container.textContent).toBe("something went wrong");
});
