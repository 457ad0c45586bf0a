import type { Page } from "@playwright/test";
import { fillIn, openForm, waitForHydration } from "./contact-form.ts";
import { delayRequests } from "./page-loading.ts";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleMessage: /Failed to load resource|preload/ });

const contactChunk = "**/assets/hydrate-contact*.js";
const resetChunk = "**/assets/open-reset-dialog*.js";

const notice = (page: Page, id: string) =>
  page.getByRole("alert").filter({ hasText: `Loading chunk ${id} failed` });

function countLoads(page: Page): () => number {
  let count = 0;
  page.on("load", () => (count += 1));
  return () => count;
}

test("missing chunk: reloads the page once, then shows a notice [spec 162]", async ({ page, message }) => {
  const loads = countLoads(page);
  await page.route(contactChunk, (route) => route.abort(), { times: 1 });
  await openForm(page, "/contactus");
  expect(loads()).toBe(2);
  expect(await page.evaluate(() => sessionStorage.getItem("reloaded-at"))).toBeNull();

  await page.route(contactChunk, (route) => route.abort());
  await page.goto("/contactus");
  await expect(notice(page, "contact")).toBeVisible();
  expect(loads()).toBe(4);
  await expect(page.getByRole("link", { name: "Reload this page" })).toHaveAttribute("href", "/contactus");

  await fillIn(page, message);
  await page.unroute(contactChunk);
  await page.getByRole("button", { name: "Retry" }).click();
  await waitForHydration(page);
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
  await expect(notice(page, "contact")).toHaveCount(0);
});

test("missing chunk: keeps the input instead of reloading, posts natively, and retries on the form's page", async ({
  page,
  server,
  message,
}) => {
  const loads = countLoads(page);
  const fail = await delayRequests(page, contactChunk, "abort");
  await page.goto("/contactus");
  await fillIn(page, { ...message, email: "ada@mail" });
  fail();
  await expect(notice(page, "contact")).toBeVisible();
  expect(loads()).toBe(1);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("link", { name: "Must be a valid email" })).toBeVisible();
  await expect(notice(page, "contact")).toBeVisible();
  await page.getByLabel("Email").fill(message.email);
  await page.unroute(contactChunk);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/contactus$/);
  await waitForHydration(page);
  await expect(page.getByLabel("Email")).toHaveValue(message.email);
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
});

test("missing chunk: a native post keeps a queued message, which the next page sends", async ({
  page,
  server,
  message,
}) => {
  await page.route(contactChunk, (route) => route.abort());
  await page.goto("/contactus");
  await expect(notice(page, "contact")).toBeVisible();
  await page.evaluate((values) => {
    const queued = { values, key: crypto.randomUUID(), since: Date.now(), tries: 0 };
    sessionStorage.setItem("draft-contact", JSON.stringify({ queued }));
  }, message);
  await fillIn(page, { ...message, description: "One more question" });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/contactus\/sent\?reference=/);
  await page.unroute(contactChunk);
  await openForm(page, "/contactus");
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(2);
});

test("missing chunk: shows a notice after 120 s without a response [spec 162]", async ({ page }) => {
  await page.clock.install({ time: 0 });
  // Otherwise the clock runs between the steps of this test.
  await page.clock.pauseAt(1000);
  await page.route(contactChunk, () => {});
  const asked = page.waitForRequest(contactChunk);
  await page.goto("/contactus");
  // A key inserts the page script, which would wait for two frames.
  await page.keyboard.press("Shift");
  await page.getByLabel("Email").focus();
  await asked;
  // The clock also runs by itself, more on a slow machine.
  await page.clock.runFor(100_000);
  await expect(notice(page, "contact")).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(notice(page, "contact")).toBeVisible();
});

for (const { path, id, script } of [
  { path: "/faq", id: "faq", script: "**/assets/enhance-faq*.js" },
  { path: "/ambassadors", id: "enhance", script: "**/assets/enhance-*.js" },
  { path: "/?token=a1b2", id: "enhance", script: "**/assets/enhance-*.js" },
]) {
  test(`missing script of ${path}: shows a notice in place of what needs it [spec 162]`, async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto(path);
    await expect(notice(page, id)).toBeVisible();
    await expect(page.locator("main [data-scripted], main input")).toHaveCount(0);
    await page.unroute(script);
    await page.getByRole("link", { name: "Retry" }).click();
    await expect(page.locator("main [data-live]").first()).toBeAttached();
    await expect(notice(page, id)).toHaveCount(0);
  });

  test(`hanging script of ${path}: shows a notice after 120 s [spec 162]`, async ({ page }) => {
    await page.clock.install();
    await page.route(script, () => {});
    const asked = page.waitForRequest(script);
    // The load event of an emailed link's page waits for the script.
    await page.goto(path, { waitUntil: path.startsWith("/?") ? "commit" : "load" });
    await page.locator("main script").first().waitFor({ state: "attached" });
    await page.keyboard.press("Shift");
    await asked;
    // The clock also runs by itself, more on a slow machine.
    await page.clock.runFor(100_000);
    await expect(notice(page, id)).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(notice(page, id)).toBeVisible();
    await expect(page.locator("main [data-scripted], main input")).toHaveCount(0);
  });
}

test("emailed link: opens its dialog before the load event; pages without one do not load it [spec 14, 49, 50]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/reset/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await delayRequests(page, "**/assets/mulish-latin*");
  for (const [address, title] of [
    ["/?token=a1b2==", "Change your phone number"],
    ["/resetPhoneNumber/a1b2", "Change your phone number"],
    ["/?password=a1b2", "Reset your password"],
  ] as const) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expect(page).toHaveURL("/#open-link-again");
  }
});

test(
  "missing chunk of an emailed link: reloads with the link once, then shows a notice",
  { tag: "@long" },
  async ({ page }) => {
    const loads = countLoads(page);
    await page.route(resetChunk, (route) => route.abort());
    await page.goto("/?token=a1b2");
    await expect(notice(page, "reset")).toBeVisible();
    expect(loads()).toBe(2);
    await expect(page).toHaveURL("/#open-link-again");
    await expect(page.getByRole("main").getByRole("link", { name: "Contact Us" }).first()).toHaveAttribute(
      "href",
      "/contactus",
    );
    await page.unroute(resetChunk);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("dialog", { name: "Change your phone number" })).toBeVisible();
    await expect(page).toHaveURL("/#open-link-again");
  },
);
