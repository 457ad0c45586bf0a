import { fillIn, openForm } from "./contact-form.ts";
import { layoutShifts } from "./page-loading.ts";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const waiting = "We can’t take your message right now. We’ll try again within a minute, at";

test("message for a busy server shows its next attempt without a layout shift, can be canceled, and is sent when Retry-After has passed", async ({
  page,
  server,
  message,
}) => {
  let isBusy = true;
  await page.route("**/admin/sendContactUsEmail", async (route) => {
    if (!isBusy) return route.continue();
    // Browsers ignore layout shifts within 500 ms of a click.
    await new Promise((resolve) => setTimeout(resolve, 600));
    return route.fulfill({ status: 429, headers: { "retry-after": "20" }, json: { status: 429 } });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await openForm(page, "/contactus");
  await fillIn(page, message);
  const before = await layoutShifts(page);
  const send = page.getByRole("button", { name: "Send" });
  await send.click();
  await expect(page.getByRole("button", { name: "Loading..." })).toBeVisible();
  const status = page.getByRole("status").filter({ hasText: waiting });
  await expect(status).toHaveText(new RegExp(`${waiting} \\d+:\\d\\d:\\d\\d.[AP]M\\.$`));
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(send).toBeVisible();
  expect(await layoutShifts(page)).toEqual(before);

  await send.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(waiting)).toHaveCount(0);
  await expect(send).toBeFocused();
  await expect(page.getByLabel("Description")).toHaveValue(message.description);

  await page.clock.install();
  await send.click();
  await expect(page.getByText(waiting)).toBeVisible();
  isBusy = false;
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
});
