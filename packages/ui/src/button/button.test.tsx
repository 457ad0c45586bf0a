import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";

test("does not submit by default", async () => {
  const onSubmit = vi.fn<() => void>();
  const { getByRole } = await render(
    <form onSubmit={onSubmit}>
      <Button>Show</Button>
    </form>,
  );
  await getByRole("button", { name: "Show" }).click();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("keeps its text and its place in the tab order while busy", async () => {
  const { getByRole } = await render(
    <Button aria-busy aria-disabled>
      Loading...
    </Button>,
  );
  const button = getByRole("button", { name: "Loading..." });
  button.element().focus();
  await expect.element(button).toHaveFocus();
  expect(getComputedStyle(button.element()).cursor).toBe("progress");
});
