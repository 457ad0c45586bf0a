import type { Page } from "@playwright/test";
import { fillIn, waitForHydration } from "./contact-form.ts";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const waiting = "We can’t take your message right now. We’ll try again within a minute, at";

/** Fulfills the first message, after the 500 ms in which browsers ignore layout shifts. */
async function fulfillOnce(page: Page, status: number, headers: Record<string, string>): Promise<void> {
  await page.route(
    "**/admin/sendContactUsEmail",
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      const message = "The mailbox is full";
      await route.fulfill({ status, headers, json: { status, message } });
    },
    { times: 1 },
  );
}

/** Returns a function that reads the layout shift since navigation. */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { shifts: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry.toJSON();
        if (!hadRecentInput) total.value += value;
      }
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => Object(window).shifts.value);
}

test("waiting for a busy server shows the next attempt without a layout shift, and can be canceled", async ({
  page,
  message,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const shifts = await measureShifts(page);
  await fulfillOnce(page, 429, { "retry-after": "20" });
  await page.goto("/contactus");
  await waitForHydration(page);
  await fillIn(page, message);
  const before = await shifts();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: "Loading..." })).toBeVisible();

  const status = page.getByRole("status").filter({ hasText: waiting });
  await expect(status).toHaveText(new RegExp(`${waiting} \\d+:\\d\\d:\\d\\d.[AP]M\\.$`));
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  expect((await shifts()) - before).toBe(0);

  await page.getByRole("button", { name: "Send" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(waiting)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send" })).toBeFocused();
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
});

test("message for a busy server is sent when Retry-After has passed", async ({ page, server, message }) => {
  await fulfillOnce(page, 429, { "retry-after": "9" });
  await page.goto("/contactus");
  await waitForHydration(page);
  await fillIn(page, message);
  await page.clock.install();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(waiting)).toBeVisible();
  await page.clock.fastForward(9000);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
});

test("failure is announced only by its toast, then shown in the form, without a layout shift", async ({
  page,
  message,
}) => {
  const shifts = await measureShifts(page);
  await fulfillOnce(page, 500, {});
  await page.goto("/contactus");
  await waitForHydration(page);
  await fillIn(page, message);
  const before = await shifts();
  await page.getByRole("button", { name: "Send" }).click();
  const said = page.getByText("The mailbox is full");
  const toast = page.getByRole("status", { name: "Messages" });
  await expect(toast.getByText("The mailbox is full")).toBeVisible();
  await expect(said).toHaveCount(1);
  await toast.getByRole("button").click();
  await expect(toast.getByText("The mailbox is full")).toHaveCount(0);
  await expect(said).toHaveCount(1);
  await expect(said).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "The mailbox is full" })).toHaveCount(0);
  expect((await shifts()) - before).toBe(0);
});
