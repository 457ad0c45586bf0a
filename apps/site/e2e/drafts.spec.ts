import { fillIn, openForm, waitForSendingChunk } from "./contact-form.ts";
import { expectSentOnce, trackPosts } from "./posts.ts";
import { expect, test } from "./test.ts";

const waiting = "We’ll send this when you’re back online";

test.use({ expectedConsoleMessage: /ERR_INTERNET_DISCONNECTED/ });

test("drafts of forms are separate, and survive a reload until they are sent", async ({ page, message }) => {
  await page.route("**/admin/sendContactUsEmail", (route) => route.fulfill({ json: { status: 200 } }));
  await openForm(page, "/contactus");
  await fillIn(page, message);
  for (const path of ["/partnership", "/advertise-form"]) {
    await openForm(page, path);
    await expect(page.getByLabel("Email *")).toHaveValue("");
    await page.getByLabel("Email *").fill("partner@mail.example");
  }
  await openForm(page, "/contactus");
  await expect(page.getByLabel("Topic")).toHaveValue(message.topic);
  await expect(page.getByLabel("Email")).toHaveValue(message.email);
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
  const stored = () => page.evaluate(() => sessionStorage.length);
  expect(await stored()).toBe(3);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await stored()).toBe(2);
});

test("offline message is queued, and is sent when online", async ({ page, context, server, message }) => {
  const answered = trackPosts(page);
  await openForm(page, "/contactus");
  await fillIn(page, message);
  await waitForSendingChunk(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("form").getByText(waiting)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: waiting })).toBeVisible();
  await context.setOffline(false);
  await expectSentOnce(page, server, message, answered);
});
