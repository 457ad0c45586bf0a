import { fillIn, hydrated, message } from "./contact-message.ts";
import { expect, test } from "./test.ts";

test("what is typed before React arrives is kept and sent", async ({ page, server }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/contact-island*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/contactus");
  await fillIn(page);
  await page.getByLabel("Description").press("End");
  arrive();
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
  await page.route("**/assets/contact-island*.js", () => {});
  await page.goto("/contactus");
  await fillIn(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/contactus\/sent$/);
  await expect.poll(() => server.mail()).toHaveLength(1);
});

test("React takes the form over without moving anything", async ({ page }) => {
  await page.goto("/contactus");
  await hydrated(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
  expect(shift).toBe(0);
});

test.describe("after a refused native post", () => {
  test.use({ expectedComplaints: [[/status of 422/]] });

  test("React takes the returned page over, errors included", async ({ page, server }) => {
    await page.route("**/assets/contact-island*.js", () => {}, { times: 1 });
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
