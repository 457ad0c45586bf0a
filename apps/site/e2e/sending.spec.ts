import type { Page, Request } from "@playwright/test";
import { fillIn, openForm, waitForHydration } from "./contact-form.ts";
import { delayRequests } from "./page-loading.ts";
import { expect, test } from "./test.ts";

const sending = "**/assets/sending-*.js";
const waiting = "We’ll send this when you’re back online";

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Loading chunk sending failed" });

test("sending chunk loads once, on first use of a form, and sends a message from before", async ({
  page,
  server,
  message,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/assets/sending-")) asked.push(request.url());
  });
  const load = await delayRequests(page, sending);
  await openForm(page, "/contactus");
  await page.getByRole("heading", { level: 1 }).click();
  await page.getByLabel("Email").hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await fillIn(page, message);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: "Loading..." })).toBeVisible();
  load();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test.describe("sending chunk fails to load", () => {
  test.use({ expectedConsoleMessage: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|preload/ });

  test("queues an offline message, which the reloaded page sends", async ({
    page,
    context,
    server,
    message,
  }) => {
    const posts: Request[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request);
    });
    await openForm(page, "/contactus");
    await context.setOffline(true);
    await fillIn(page, message);
    await expect(notice(page)).toBeVisible();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(waiting)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("dialog")).toBeVisible();
    // There may have been a second post.
    await Promise.all(posts.map((post) => post.response()));
    expect(await server.messagesFrom(message.email)).toHaveLength(1);
    await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  });

  test("reloads an unused form once, then shows a notice", async ({ page }) => {
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.route(sending, (route) => route.abort());
    await openForm(page, "/contactus");
    const reloaded = page.waitForEvent("load");
    await page.getByLabel("Email").click();
    await reloaded;
    await waitForHydration(page);
    await page.getByLabel("Email").click();
    await expect(notice(page)).toBeVisible();
    expect(loads).toBe(2);
  });

  test("posts a message natively and removes its draft", async ({ page, server, message }) => {
    const fail = await delayRequests(page, sending, "abort");
    await openForm(page, "/contactus");
    await fillIn(page, message);
    fail();
    await expect(notice(page)).toBeVisible();
    // Submits with the last key, before the debounced draft is stored.
    await page.getByLabel("Description").evaluate((control: HTMLTextAreaElement) => {
      control.select();
      document.execCommand("insertText", false, "Hello");
      control.form?.requestSubmit();
    });
    await expect(page).toHaveURL(/\/contactus\/sent\?reference=/);
    await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
    await openForm(page, "/contactus");
    await expect(page.getByLabel("Description")).toHaveValue("");
  });
});
