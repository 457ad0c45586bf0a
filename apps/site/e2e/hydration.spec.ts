import { fillIn, openForm, waitForHydration } from "./contact-form.ts";
import { delayRequests } from "./page-loading.ts";
import { expect, test } from "./test.ts";

const islandScript = "**/assets/hydrate-contact*.js";

// https://github.com/react/react/issues/26974
test("hydration keeps input from before React loads, and while it hydrates", async ({
  page,
  server,
  message,
}) => {
  const release = await delayRequests(page, islandScript);
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

  // Throttles the CPU, so that key presses queue while React works.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 5 });
  release();
  while ((await page.locator("[data-hydrated]").count()) === 0) await type();
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  for (let more = 0; more < 5; more++) await type();

  await expect(page.getByLabel("Topic")).toHaveValue(message.topic);
  await expect(page.getByLabel("Description")).toBeFocused();
  await expect(page.getByLabel("Description")).toHaveValue(typed);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  expect((await server.mailFrom(message.email))[0]?.text).toContain(typed);
});

test("hydration keeps a key pressed right after React has hydrated", async ({ page }) => {
  const release = await delayRequests(page, islandScript);
  await page.exposeFunction("pressKey", () => void page.keyboard.press("2"));
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector("[data-hydrated]")) return;
      observer.disconnect();
      const pressKey: unknown = Reflect.get(window, "pressKey");
      const scheduling: unknown = Reflect.get(navigator, "scheduling");
      if (typeof pressKey === "function") pressKey();
      // Browsers dispatch a queued key press before React's effects.
      const isWaiting = () =>
        Reflect.apply(Reflect.get(Object(scheduling), "isInputPending"), scheduling, []);
      while (!isWaiting());
    }).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  });
  await page.goto("/contactus");
  await page.getByLabel("Description").press("1");
  release();
  await waitForHydration(page);
  await page.keyboard.press("3");
  await expect(page.getByLabel("Description")).toHaveValue("123");
});

test.describe("a page that an extension has changed", () => {
  // React reports that it replaces the HTML.
  test.use({ expectedConsoleMessage: /Minified React error #418/ });

  test("keeps the draft, the topic in the URL, what is typed, and what a password manager fills in", async ({
    page,
    server,
    message,
  }) => {
    await openForm(page, "/contactus");
    await page.getByLabel("Description").fill("Hello");
    const release = await delayRequests(page, islandScript);
    await page.goto(`/contactus?topic=${encodeURIComponent(message.topic)}`);
    const description = page.getByLabel("Description");
    await expect(description).toHaveValue("Hello");
    await page.getByLabel("Email").evaluate((field) => field.after(document.createElement("div")));
    await description.press("Home");
    await page.keyboard.press("1");
    release();
    await waitForHydration(page);
    await expect(page.getByLabel("Topic")).toHaveValue(message.topic);
    await page.keyboard.press("2");
    await expect(description).toHaveValue("12Hello");
    const draft = () => page.evaluate(() => sessionStorage.getItem("draft-contact"));
    await expect.poll(draft).toContain("12Hello");
    expect(await draft()).toContain(message.topic);

    await page
      .getByLabel("Email")
      .evaluate((field, email) => Object.assign(field, { value: email }), message.email);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  });
});

test("message sent before hydration is posted natively and its draft removed", async ({
  page,
  server,
  message,
}) => {
  await openForm(page, "/contactus");
  await fillIn(page, message);
  const releaseIsland = await delayRequests(page, islandScript);
  const releasePost = await delayRequests(page, "**/admin/sendContactUsEmail");
  await page.reload();
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
  const posted = page.waitForRequest("**/admin/sendContactUsEmail");
  const click = page.getByRole("button", { name: "Send" }).click();
  await posted;
  // A chunk that loads after the post must not save the draft or send it again.
  const late = page.waitForResponse(islandScript);
  releaseIsland();
  await (await late).finished();
  releasePost();
  await click;
  await expect(page).toHaveURL(/\/contactus\/sent\?reference=/);
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  await openForm(page, "/contactus");
  await expect(page.getByLabel("Description")).toHaveValue("");
});

test("hydration does not change the form's look", async ({ page }) => {
  const release = await delayRequests(page, islandScript);
  await page.goto("/contactus");
  await page.evaluate(() => document.fonts.ready);
  const form = page.getByRole("main");
  const before = await form.screenshot();
  release();
  await waitForHydration(page);
  expect((await form.screenshot()).equals(before), "it looks as it did before").toBe(true);
});

test.describe("hydration after a rejected native post", () => {
  test.use({ expectedConsoleMessage: /status of 422/ });

  test("hydrates the page with its errors", async ({ page, server, message }) => {
    await page.route(islandScript, () => {}, { times: 1 });
    await page.goto("/contactus");
    await fillIn(page, { ...message, email: "ada@mail" });
    await page.getByRole("button", { name: "Send" }).click();
    await waitForHydration(page);
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email: Must be a valid email"]);
    await expect(page.getByLabel("Email")).toHaveValue("ada@mail");

    await page.getByLabel("Email").fill(message.email);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("draft-contact")))
      .toContain(message.email);
    // Posts again.
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel("Email")).toHaveValue(message.email);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/contactus$/);
    await waitForHydration(page);
    await expect(page.getByLabel("Email")).toHaveValue("");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await server.messagesFrom(message.email)).toHaveLength(1);
  });
});
