import { StrictMode, useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { violationsIn } from "../../test/conforms.tsx";
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

test("it gives its dialog element to the ref, the rest of the attributes and the class to it", async () => {
  const ref = { current: null as HTMLDialogElement | null };
  await render(
    <Dialog
      className="added"
      data-probe="kept"
      onClose={vi.fn<() => void>()}
      open
      ref={ref}
      title="Thank you"
    />,
  );
  expect(ref.current?.matches("dialog.added[data-probe=kept]:modal")).toBe(true);
  expect(await violationsIn(document.body)).toEqual([]);
});

test("its heading names it and holds the focus when there is no field", async () => {
  const { getByRole } = await render(<Opener />);
  await getByRole("button", { name: "Open" }).click();
  await expect.element(getByRole("dialog", { name: "Thank you" })).toBeVisible();
  await expect.element(getByRole("heading", { name: "Thank you" })).toHaveFocus();
});

test("the first field that can be filled in holds the focus when there is one", async () => {
  const { getByRole, getByLabelText } = await render(
    <Opener title="Reset your phone number">
      <input name="token" type="hidden" />
      <TextField disabled label="Country" name="country" />
      <TextField label="Number" name="phone" />
    </Opener>,
  );
  await getByRole("button", { name: "Open" }).click();
  await expect.element(getByLabelText("Number")).toHaveFocus();
});

test.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["its button", () => page.getByRole("button", { name: "Close" }).click()],
])("%s closes it, says so once and gives the focus back", async (_name, leave) => {
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

test("it says nothing when its user takes it away, open as it is", async () => {
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

test("focus goes back also when the open dialog leaves the page", async () => {
  const { rerender, getByRole } = await render(form(false));
  getByRole("button").element().focus();
  await rerender(form(true));
  await expect.element(getByRole("heading")).toHaveFocus();
  await rerender(form(false));
  await expect.element(getByRole("button", { name: "Send" })).toHaveFocus();
});
