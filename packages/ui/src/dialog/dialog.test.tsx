import { StrictMode, useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { atRest, setTextSize } from "../../test/rendering.ts";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

function Opener({ onClose, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Thank you"
        {...rest}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
        open={open}
      />
    </>
  );
}

test("has no fixed ids: two dialogs on a page each have their own name", async () => {
  const { container, getByRole } = await render(
    <>
      <Dialog onClose={vi.fn<() => void>()} open={false} title="Reset your password" />
      <Dialog onClose={vi.fn<() => void>()} open title="Thank you" />
    </>,
  );
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  await expect.element(getByRole("dialog", { name: "Thank you" })).toBeVisible();
});

test("is named by its heading, which has the focus if there is no field", async () => {
  const { getByRole } = await render(<Opener />);
  await getByRole("button", { name: "Open" }).click();
  await expect.element(getByRole("dialog", { name: "Thank you" })).toBeVisible();
  await expect.element(getByRole("heading", { name: "Thank you" })).toHaveFocus();
  // Orca with Firefox does not read a focused heading that has the id itself.
  expect(document.activeElement).not.toHaveAttribute("id");
});

test("focuses the first enabled field", async () => {
  const { getByRole, getByLabelText } = await render(
    <Opener title="Change your phone number">
      <input name="token" type="hidden" />
      <TextField disabled label="Country" name="country" />
      <TextField label="Number" name="phone" />
    </Opener>,
  );
  await getByRole("button", { name: "Open" }).click();
  await expect.element(getByLabelText("Number")).toHaveFocus();
});

const closings = [
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["its button", () => page.getByRole("button", { name: "Close" }).click()],
] as const;

test.each(closings)("closes by %s, calls onClose once and returns the focus", async (_name, leave) => {
  const onClose = vi.fn<() => void>();
  const { getByRole } = await render(
    <StrictMode>
      <Opener onClose={onClose} />
    </StrictMode>,
  );
  await getByRole("button", { name: "Open" }).click();
  await leave();
  await expect.element(getByRole("button", { name: "Open" })).toHaveFocus();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(document.querySelector("dialog")?.open).toBe(false);
});

test.each(closings)(
  "focuses the page's heading when a dialog that was open on load is closed by %s",
  async (_name, leave) => {
    const { getByRole } = await render(
      <main>
        <h1>Find something real</h1>
        <Dialog onClose={vi.fn<() => void>()} open title="Reset your password">
          <TextField label="New password" name="password" />
        </Dialog>
      </main>,
    );
    await expect.element(getByRole("dialog")).toBeVisible();
    await leave();
    await expect.element(getByRole("heading", { level: 1 })).toHaveFocus();
  },
);

test("does not call onClose when it is closed by its props", async () => {
  const onClose = vi.fn<() => void>();
  const { rerender, getByRole } = await render(<Dialog onClose={onClose} open title="Thank you" />);
  const closed = new Promise((resolve) => getByRole("dialog").element().addEventListener("close", resolve));
  await rerender(<Dialog onClose={onClose} open={false} title="Thank you" />);
  await closed;
  expect(onClose).not.toHaveBeenCalled();
});

const form = (shown: boolean) => (
  <>
    <Button>Send</Button>
    {shown && <Dialog onClose={vi.fn<() => void>()} open title="Thank you" />}
  </>
);

test("returns the focus when it is unmounted while open", async () => {
  const { rerender, getByRole } = await render(form(false));
  getByRole("button").element().focus();
  await rerender(form(true));
  await expect.element(getByRole("heading")).toHaveFocus();
  await rerender(form(false));
  await expect.element(getByRole("button", { name: "Send" })).toHaveFocus();
});

test("animates and scrolls only its panel, because toasts are inside the dialog", async () => {
  await page.viewport(320, 256);
  const { getByRole } = await render(
    <Opener>
      <TextField label="Number" name="phone" />
    </Opener>,
  );
  await getByRole("button", { name: "Open" }).click();
  const dialog = getByRole("dialog").element();
  expect(dialog.getAnimations()).toEqual([]);
  const panel = dialog.firstElementChild;
  expect(panel?.getAnimations().length).toBe(1);
  await atRest();
  expect(panel?.scrollHeight).toBeGreaterThan(panel?.clientHeight ?? 0);
  const { top, bottom } = dialog.getBoundingClientRect();
  expect([top, bottom]).toEqual([16, 240]);
});

test("gives its content two thirds of the width with text at 200 % in a window 320 px wide", async () => {
  await page.viewport(320, 800);
  setTextSize(200);
  const { getByLabelText } = await render(
    <Dialog onClose={vi.fn<() => void>()} open title="Change your phone number">
      <TextField label="Number" name="phone" />
    </Dialog>,
  );
  expect(getByLabelText("Number").element().getBoundingClientRect().width).toBeGreaterThan((320 * 2) / 3);
});
