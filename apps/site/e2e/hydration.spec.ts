import { fillIn, hydrated, message } from "./contact-message.ts";
import { expect, test } from "./test.ts";

const islandScript = "**/assets/contact-island*.js";

test("what is typed before React arrives is kept and sent", async ({ page, server }) => {
  const island = Promise.withResolvers<void>();
  await page.route(islandScript, async (route) => {
    await island.promise;
    await route.continue();
  });
  await page.goto("/contactus");
  await fillIn(page);
  await page.getByLabel("Description").press("End");
  island.resolve();
  await hydrated(page);

  await expect(page.getByLabel("Topic")).toHaveValue(message.topic);
  await expect(page.getByLabel("Description")).toBeFocused();
  await page.keyboard.type(" Thanks.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => server.mail()).toHaveLength(1);
  expect((await server.mail())[0]?.text).toContain(`${message.description} Thanks.`);
});

test("a message sent before React arrives is posted natively", async ({ page, server }) => {
  await page.route(islandScript, () => {});
  await page.goto("/contactus");
  await fillIn(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/contactus\/sent$/);
  await expect.poll(() => server.mail()).toHaveLength(1);
});

test("React takes the form over without moving anything", async ({ page }) => {
  const island = Promise.withResolvers<void>();
  await page.route(islandScript, async (route) => {
    await island.promise;
    await route.continue();
  });
  await page.goto("/contactus");
  const form = page.getByRole("main");
  const before = await form.screenshot();
  await page.evaluate(() => {
    // oxlint-disable-next-line no-console -- what is said here fails the test
    new PerformanceObserver(() => console.warn("something moved")).observe({
      type: "layout-shift",
    });
  });
  island.resolve();
  await hydrated(page);
  expect(await form.screenshot()).toEqual(before);
});

test.describe("after a refused native post", () => {
  test.use({ expectedComplaint: /status of 422/ });

  test("React takes the returned page over, errors included", async ({ page, server }) => {
    await page.route(islandScript, () => {}, { times: 1 });
    await page.goto("/contactus");
    await fillIn(page, { ...message, email: "ada@mail" });
    await page.getByRole("button", { name: "Send" }).click();
    await hydrated(page);
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Must be a valid email"]);
    await expect(page.getByLabel("Email")).toHaveValue("ada@mail");

    await page.getByLabel("Email").fill(message.email);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => server.mail()).toHaveLength(1);
  });
});
