import type { Page } from "@playwright/test";
import { fillIn, waitForHydration, waitForSendingChunk, type Message } from "./contact-form.ts";
import { expectSentOnce, trackPosts } from "./posts.ts";
import { expect, test } from "./test.ts";

const waiting = "We’ll send this when you’re back online";

test.use({ expectedConsoleMessage: /ERR_INTERNET_DISCONNECTED/ });

async function sendOffline(page: Page, message: Message): Promise<void> {
  await page.goto("/contactus");
  await waitForHydration(page);
  await fillIn(page, message);
  await waitForSendingChunk(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
}

test("drafts survive a reload until they are sent", { tag: "@own-server" }, async ({ page, message }) => {
  await page.goto("/contactus");
  await waitForHydration(page);
  await fillIn(page, message);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel("Topic")).toHaveValue(message.topic);
  await expect(page.getByLabel("Email")).toHaveValue(message.email);
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("drafts of the three forms are separate", async ({ page }) => {
  await page.goto("/partnership");
  await waitForHydration(page);
  await page.getByLabel("Email *").fill("partner@mail.example");
  await page.goto("/advertise-form");
  await waitForHydration(page);
  await expect(page.getByLabel("Email *")).toHaveValue("");
  await page.goto("/partnership");
  await expect(page.getByLabel("Email *")).toHaveValue("partner@mail.example");
});

test("offline message is queued, and sent when online", async ({ page, context, server, message }) => {
  const answered = trackPosts(page);
  await sendOffline(page, message);
  await expect(page.locator("form").getByText(waiting)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: waiting })).toBeVisible();
  await context.setOffline(false);
  await expectSentOnce(page, server, message, answered);
});

test("queued message can be canceled and stays in the form", async ({ page, context, server, message }) => {
  const answered = trackPosts(page);
  await sendOffline(page, message);
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(page.getByText(waiting)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send" })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
  await answered();
  expect(await server.messagesFrom(message.email)).toEqual([]);
});
