import type { Page } from "@playwright/test";
import { fillIn, hydrated } from "./contact-message.ts";
import { expect, test } from "./test.ts";

const islandScript = "**/assets/hydrate-contact*.js";
const font = "**/assets/mulish-latin*";

/** Holds what a page asks for until it is let go. */
async function hold(page: Page, url: string) {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test("what is typed before React arrives is kept and sent", async ({ page, server, message }) => {
  const letGo = await hold(page, islandScript);
  await page.goto("/contactus");
  await fillIn(page, message);
  await page.getByLabel("Description").press("End");
  letGo();
  await hydrated(page);

  await expect(page.getByLabel("Topic")).toHaveValue(message.topic);
  await expect(page.getByLabel("Description")).toBeFocused();
  await page.keyboard.type(" Thanks.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  expect((await server.mailFrom(message.email))[0]?.text).toContain(`${message.description} Thanks.`);
});

// https://github.com/react/react/issues/26974
test("what is typed while React takes over is kept and sent", async ({ page, server, message }) => {
  const letGo = await hold(page, islandScript);
  await page.goto("/contactus");
  await fillIn(page, { ...message, description: "" });
  await page.getByLabel("Description").focus();
  let typed = "";
  const type = async () => {
    const key = String(typed.length % 10);
    typed += key;
    await page.keyboard.press(key);
  };
  while (typed.length < 5) await type();

  // So slow that keys wait for every turn in which React works.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 5 });
  letGo();
  while ((await page.locator("[data-hydrated]").count()) === 0) await type();
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  for (let more = 0; more < 5; more++) await type();

  await expect(page.getByLabel("Description")).toHaveValue(typed);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  expect((await server.mailFrom(message.email))[0]?.text).toContain(typed);
});

test("a key that is pressed in the moment in which React has taken over is kept", async ({ page }) => {
  const letGo = await hold(page, islandScript);
  await page.exposeFunction("pressKey", () => void page.keyboard.press("2"));
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector("[data-hydrated]")) return;
      observer.disconnect();
      const pressKey: unknown = Reflect.get(window, "pressKey");
      const scheduling: unknown = Reflect.get(navigator, "scheduling");
      if (typeof pressKey === "function") pressKey();
      // Browsers let a key that waits go before whatever else does, React's effects included.
      const isWaiting = () =>
        Reflect.apply(Reflect.get(Object(scheduling), "isInputPending"), scheduling, []);
      while (!isWaiting());
    }).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  });
  await page.goto("/contactus");
  await page.getByLabel("Description").press("1");
  letGo();
  await hydrated(page);
  await page.keyboard.press("3");
  await expect(page.getByLabel("Description")).toHaveValue("123");
});

test("React waits for the page to have loaded", async ({ page }) => {
  const letGo = await hold(page, font);
  await page.goto("/contactus", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  letGo();
  await hydrated(page);
  const { loaded, asked } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const island = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.includes("hydrate-contact"));
    return { loaded: navigation?.toJSON().loadEventStart, asked: island?.startTime };
  });
  expect(asked).toBeGreaterThanOrEqual(loaded);
});

test("React comes at the first touch of the form, however slow the rest of the page", async ({ page }) => {
  const letGo = await hold(page, font);
  await page.goto("/contactus", { waitUntil: "domcontentloaded" });
  const asked = page.waitForRequest(islandScript);
  await page.getByLabel("Email").focus();
  await asked;
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  letGo();
});

test("a message sent before React arrives is posted natively, and its draft is gone", async ({
  page,
  server,
  message,
}) => {
  await page.goto("/contactus");
  await hydrated(page);
  await fillIn(page, message);
  const letIslandGo = await hold(page, islandScript);
  const letPostGo = await hold(page, "**/admin/sendContactUsEmail");
  await page.reload();
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
  const posted = page.waitForRequest("**/admin/sendContactUsEmail");
  const click = page.getByRole("button", { name: "Send" }).click();
  await posted;
  // Too late: it must neither keep the draft anew nor offer to send once more.
  const late = page.waitForResponse(islandScript);
  letIslandGo();
  await (await late).finished();
  letPostGo();
  await click;
  await expect(page).toHaveURL(/\/contactus\/sent\?reference=/);
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  await page.goto("/contactus");
  await hydrated(page);
  await expect(page.getByLabel("Description")).toHaveValue("");
});

test("the ids that React makes in an island carry the island's name", async ({ page, message }) => {
  await page.goto("/contactus");
  await hydrated(page);
  await fillIn(page, message);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toHaveAttribute("aria-labelledby", /^_contact-/);
});

test("React takes the form over without moving anything", async ({ page }) => {
  const letGo = await hold(page, islandScript);
  await page.goto("/contactus");
  await page.evaluate(() => document.fonts.ready);
  const form = page.getByRole("main");
  const before = await form.screenshot();
  letGo();
  await hydrated(page);
  expect((await form.screenshot()).equals(before), "it looks as it did before").toBe(true);
});

test.describe("after a refused native post", () => {
  test.use({ expectedComplaint: /status of 422/ });

  test("React takes the returned page over, errors included", async ({ page, server, message }) => {
    await page.route(islandScript, () => {}, { times: 1 });
    await page.goto("/contactus");
    await fillIn(page, { ...message, email: "ada@mail" });
    await page.getByRole("button", { name: "Send" }).click();
    await hydrated(page);
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email: Must be a valid email"]);
    await expect(page.getByLabel("Email")).toHaveValue("ada@mail");

    await page.getByLabel("Email").fill(message.email);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/contactus$/);
    await hydrated(page);
    await expect(page.getByLabel("Email")).toHaveValue("");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await server.messagesFrom(message.email)).toHaveLength(1);
  });
});
