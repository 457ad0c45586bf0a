import { StrictMode, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent, type Locator } from "vitest/browser";
import { atRest, renderMarkup, twoFrames } from "../../test/rendering.ts";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { constants } from "../tokens/tokens.ts";
import { ToastProvider } from "./toast-provider.tsx";
import { transitionDuration } from "./toast.tsx";
import { useToast } from "./use-toast.ts";

beforeEach(async () => {
  // Wide enough that no toast appears under the pointer.
  await page.viewport(1280, 800);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => void vi.useRealTimers());

function Form() {
  const toast = useToast();
  return <Button onClick={() => toast.error("something went wrong")}>Send</Button>;
}

const app = (
  <ToastProvider>
    <Form />
  </ToastProvider>
);
const show = () => render(app);
const toasts = () => document.querySelectorAll("[id^=toast-]").length;
const leaving = () => document.querySelectorAll("[data-status=exiting]").length;

/** Clicks without advancing the fake time: a real click waits for its element. */
function click(button: Locator): void {
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** Waits for a toast without advancing the fake time, as a poll would. */
async function shown(): Promise<void> {
  while (toasts() === 0) await twoFrames();
}

/** Advances the fake time by exactly this much, then lets React render. */
async function turnClock(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await twoFrames();
}

/** Advances the fake time by a quarter of a second. Returns the number of toasts. */
async function aLittleLater(): Promise<number> {
  await vi.advanceTimersByTimeAsync(250);
  return toasts();
}

const allGone = () => expect.poll(aLittleLater).toBe(0);

test("uses the duration of the token for its transitions", () => {
  expect(`${transitionDuration}ms`).toBe(constants["motion-panel"]);
});

test("disappears after 5000 ms [spec 147]", async () => {
  const { getByRole } = await show();
  click(getByRole("button", { name: "Send" }));
  await shown();
  await turnClock(4999);
  expect(leaving()).toBe(0);
  await turnClock(1);
  expect(leaving()).toBe(1);
  await allGone();
});

test("stays while hovered, then for the remaining time", async () => {
  const { getByRole } = await show();
  await getByRole("button", { name: "Send" }).click();
  await shown();
  await turnClock(2000);
  await userEvent.hover(page.getByText("something went wrong"));
  await turnClock(60_000);
  expect(toasts()).toBe(1);
  const start = Date.now();
  await userEvent.unhover(page.getByText("something went wrong"));
  while (leaving() === 0) await turnClock(50);
  // Moving the pointer advances the time. Without a pause it would be 5000.
  expect(Date.now() - start).toBeGreaterThan(500);
  expect(Date.now() - start).toBeLessThan(4000);
  await allGone();
});

test("stays while the tab is hidden", async () => {
  const isHidden = vi.spyOn(document, "hidden", "get");
  const lookAway = (away: boolean) => {
    isHidden.mockReturnValue(away);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const { getByRole } = await show();
  await getByRole("button", { name: "Send" }).click();
  await expect.poll(toasts).toBe(1);
  lookAway(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(leaving()).toBe(0);
  lookAway(false);
  await expect.poll(toasts).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  await allGone();
  isHidden.mockRestore();
});

// https://github.com/iamhosseindhv/notistack/issues/153
test("stays while focused, and returns the focus when closed", async () => {
  const { getByRole } = await show();
  const send = getByRole("button", { name: "Send" });
  await send.click();
  getByRole("button", { name: "Close message" }).element().focus();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(toasts()).toBe(1);
  await userEvent.keyboard("{Enter}");
  await expect.element(send).toHaveFocus();
  await allGone();
});

test("appears at the top right of a hydrated page [spec 62, 147]", async () => {
  renderMarkup(app).hydrate();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("something went wrong")).toHaveTextContent("something went wrong");
  await atRest();
  const box = document.querySelector("[id^=toast-]")?.getBoundingClientRect();
  expect([box?.top, box?.right]).toEqual([16, innerWidth - 16]);
});

test("replaces a repeated message and restarts its time", async () => {
  const { getByRole } = await show();
  const send = getByRole("button", { name: "Send" });
  click(send);
  await shown();
  await turnClock(4700);
  click(send);
  await twoFrames();
  expect(leaving()).toBe(1);
  await turnClock(4700);
  expect([toasts(), leaving()]).toEqual([1, 0]);
  await allGone();
});

function Greeting() {
  const toast = useToast();
  useEffect(() => toast.info("Welcome"), [toast]);
  return null;
}

function Step({ number }: { number: number }) {
  const toast = useToast();
  useEffect(() => {
    toast.clear();
    if (number === 1) toast.error("OTP Doesn't match");
  }, [toast, number]);
  return null;
}

const step = (number: number) => (
  <ToastProvider>
    <Step number={number} />
  </ToastProvider>
);

test("removes the messages of a caller with clear", async () => {
  const { rerender } = await render(step(1));
  await expect.poll(aLittleLater).toBe(1);
  await rerender(step(2));
  await expect.poll(aLittleLater).toBe(0);
});

// https://github.com/iamhosseindhv/notistack/issues/480
test("shows a message from an effect once in strict mode", async () => {
  await render(
    <StrictMode>
      <ToastProvider>
        <Greeting />
      </ToastProvider>
    </StrictMode>,
  );
  // The replaced toast leaves first.
  await expect.poll(aLittleLater).toBe(1);
});

// https://github.com/iamhosseindhv/notistack/issues/552
test("inserts no style sheet", async () => {
  const before = document.querySelectorAll("style").length;
  const { getByRole } = await show();
  await getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("something went wrong")).toBeInTheDocument();
  expect(document.querySelectorAll("style").length).toBe(before);
  expect(document.getElementById("_goober")).toBeNull();
});

const inDialog = (open: boolean) => (
  <ToastProvider>
    {open && (
      <Dialog onClose={vi.fn<() => void>()} open title="Change your phone number">
        <Form />
      </Dialog>
    )}
  </ToastProvider>
);

test("is readable and closable in an open dialog, and stays after the dialog closes", async () => {
  const { rerender, getByRole } = await render(inDialog(true));
  await getByRole("button", { name: "Send" }).click();
  await expect.element(getByRole("status")).toHaveTextContent("something went wrong");
  expect(document.querySelector("dialog [role=status]")).not.toBeNull();
  await rerender(inDialog(false));
  await expect.element(getByRole("status")).toHaveTextContent("something went wrong");
  await getByRole("button", { name: "Close message" }).click();
  await allGone();
});
