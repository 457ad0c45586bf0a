import type { Page } from "@playwright/test";
import { fillIn, hydrated, readyToSend, type Message } from "./contact-message.ts";
import { expectSentOnce, trackPosts } from "./posts.ts";
import { expect, test } from "./test.ts";

const waiting = "We’ll send this when you’re back online";

test.use({ expectedConsoleMessage: /ERR_INTERNET_DISCONNECTED/ });

/** Sends a message once the network is gone. */
async function sendOffline(page: Page, message: Message): Promise<void> {
  await page.goto("/contactus");
  await hydrated(page);
  await fillIn(page, message);
  await readyToSend(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
}

test(
  "what was typed survives a reload, and is gone once it is sent",
  { tag: "@own-server" },
  async ({ page, message }) => {
    await page.goto("/contactus");
    await hydrated(page);
    await fillIn(page, message);
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel("Topic")).toHaveValue(message.topic);
    await expect(page.getByLabel("Email")).toHaveValue(message.email);
    await expect(page.getByLabel("Description")).toHaveValue(message.description);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test(
  "what was typed is there when the visitor comes back to the page",
  { tag: "@long" },
  async ({ page, message }) => {
    await page.goto("/contactus");
    await hydrated(page);
    await fillIn(page, message);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page.getByLabel("Description")).toHaveValue(message.description);
  },
);

test("the three forms keep their drafts apart", async ({ page }) => {
  await page.goto("/partnership");
  await hydrated(page);
  await page.getByLabel("Email *").fill("partner@mail.example");
  await page.goto("/advertise-form");
  await hydrated(page);
  await expect(page.getByLabel("Email *")).toHaveValue("");
  await page.goto("/partnership");
  await expect(page.getByLabel("Email *")).toHaveValue("partner@mail.example");
});

test("a message sent without a network waits, says so, and leaves once the network is back", async ({
  page,
  context,
  server,
  message,
}) => {
  const answered = trackPosts(page);
  await sendOffline(page, message);
  await expect(page.locator("form").getByText(waiting)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: waiting })).toBeVisible();
  await context.setOffline(false);
  await expectSentOnce(page, server, message, answered);
});

test("a queued message can be cancelled, and stays in the form", async ({
  page,
  context,
  server,
  message,
}) => {
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

test(
  "what is changed while a message waits is sent, once it is asked for",
  { tag: "@long" },
  async ({ page, context, server, message }) => {
    const answered = trackPosts(page);
    await sendOffline(page, message);
    await expect(page.locator("form").getByText(waiting)).toBeVisible();
    await page.getByLabel("Description").fill("How do I change my name?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.locator("form").getByText(waiting)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("dialog")).toBeVisible();
    await answered();
    const stored = await server.messagesFrom(message.email);
    expect(stored.map(({ fields }) => fields.description)).toEqual(["How do I change my name?"]);
    await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  },
);

test(
  "a message that waited and is then refused says so aloud",
  { tag: "@long" },
  async ({ page, context, message }) => {
    await sendOffline(page, message);
    await expect(page.locator("form").getByText(waiting)).toBeVisible();
    await page.route("**/admin/sendContactUsEmail", (route) =>
      route.fulfill({ json: { status: 500, message: "The mailbox is full" } }),
    );
    await context.setOffline(false);
    await expect(page.getByRole("status", { name: "Messages" })).toHaveText("The mailbox is full");
    await expect(page.getByLabel("Description")).toHaveValue(message.description);
  },
);

test(
  "a message that waits is sent by the page that is opened next",
  { tag: "@long" },
  async ({ page, context, server, message }) => {
    const answered = trackPosts(page);
    await sendOffline(page, message);
    await expect(page.locator("form").getByText(waiting)).toBeVisible();
    await context.setOffline(false);
    await page.goto("/contactus");
    await expectSentOnce(page, server, message, answered);
  },
);
