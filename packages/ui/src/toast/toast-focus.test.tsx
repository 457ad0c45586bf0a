import { useState, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { atRest } from "../../test/rendering.ts";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { ToastProvider } from "./toast-provider.tsx";
import { useToast } from "./use-toast.ts";

// Wide enough that no toast covers the buttons.
beforeEach(() => page.viewport(1280, 800));

function Form() {
  const toast = useToast();
  const [count, setCount] = useState(1);
  const countUp = () => {
    toast.info(`Message ${count}`);
    setCount(count + 1);
  };
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <Button onClick={() => toast.error("something went wrong")}>Send</Button>}
      <Button onClick={() => toast.success("Your message is on its way")}>Succeed</Button>
      <Button onClick={countUp}>Count</Button>
      <Button onClick={() => setThere(false)}>Remove</Button>
    </>
  );
}

const show = (content: ReactNode) => render(<ToastProvider>{content}</ToastProvider>);
const close = () => page.getByRole("button", { name: "Close message" });
const press = (name: string) => page.getByRole("button", { name }).click();

/** Clicks without moving the focus, like a script. */
function unfocused(name: string): void {
  page
    .getByRole("button", { name })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** Opens a toast and focuses its close button. */
async function showAndFocus(): Promise<void> {
  await press("Send");
  await expect.element(page.getByText("something went wrong")).toBeInTheDocument();
  page.getByRole("button", { name: "Send" }).element().focus();
  close().element().focus();
}

test.each([
  {
    place: "main",
    content: (
      <main tabIndex={-1}>
        <Form />
      </main>
    ),
  },
  {
    place: "heading",
    content: (
      <>
        <main tabIndex={-1} />
        <Dialog onClose={vi.fn<() => void>()} open title="Change your phone number">
          <Form />
        </Dialog>
      </>
    ),
  },
])("moves the focus to the $place if the previously focused element is gone", async ({ place, content }) => {
  const { getByRole } = await show(content);
  await showAndFocus();
  unfocused("Remove");
  await expect.element(getByRole("button", { name: "Send" })).not.toBeInTheDocument();
  await close().click();
  await expect.element(getByRole(place)).toHaveFocus();
});

test("returns the focus from an error that a success replaces", async () => {
  const { getByRole } = await show(<Form />);
  await showAndFocus();
  unfocused("Succeed");
  await expect.element(page.getByText("something went wrong")).not.toBeInTheDocument();
  await expect.element(getByRole("status")).toHaveTextContent("Your message is on its way");
  await expect.element(getByRole("button", { name: "Send" })).toHaveFocus();
});

test("calls onClose once when the message is gone", async () => {
  const onClose = vi.fn<() => void>();
  function Send() {
    const toast = useToast();
    return <Button onClick={() => toast.error("something went wrong", { onClose })}>Send</Button>;
  }
  await show(<Send />);
  await showAndFocus();
  expect(onClose).not.toHaveBeenCalled();
  await close().click();
  await expect.element(page.getByText("something went wrong")).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("keeps a success when an error follows", async () => {
  await show(<Form />);
  await press("Succeed");
  await press("Send");
  await expect.element(page.getByText("something went wrong")).toHaveTextContent("something went wrong");
  await expect.element(page.getByText("Your message is on its way")).toBeVisible();
});

// notistack closes the oldest of more than three in `handleDismissOldest`, even if it has the focus.
test("keeps three toasts and the focus in one of them when a fourth appears", async () => {
  await show(<Form />);
  for (const count of [1, 2, 3]) {
    unfocused("Count");
    await expect.element(page.getByText(`Message ${count}`)).toBeVisible();
  }
  await atRest();
  close().first().element().focus();
  unfocused("Count");
  await expect.element(page.getByText("Message 4")).toBeVisible();
  await expect.element(close().first()).toHaveFocus();
  expect(document.querySelector("[data-status=exiting]")).toBeNull();
});
