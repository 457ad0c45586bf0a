import type { Locator, Page } from "@playwright/test";
import { closeToast, toast } from "./toasts.ts";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test.use({ expectedConsoleMessage: /Failed to load resource(?!.*404)/ });

const changed = "Your phone number has been changed.";
const tooOften = "Too many attempts with this code. Please wait ten minutes, or use another number.";
const invalid = "Please enter valid mobile number";

const getDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Change your phone number" });
const country = (page: Page) => page.getByLabel("Country code");
const number = (page: Page) => page.getByLabel("Number", { exact: true });
const code = (page: Page) => page.getByLabel("One-time code (OTP)");

/** @param digits entered in groups, as people write them */
async function enterNumber(page: Page, digits: string, label = "Nigeria (+234)"): Promise<void> {
  await country(page).selectOption({ label });
  await number(page).fill(digits.replace(/^(\d{3})(\d{3})/, "$1 $2 "));
  await page.getByRole("button", { name: "Send code" }).click();
}

async function enterCode(page: Page, digits: string): Promise<void> {
  await code(page).fill(digits);
  await page.getByRole("button", { name: "Confirm code" }).click();
}

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+V");
}

test("phone reset: verifies a new number by SMS and changes it, accessible at each step [spec 97, 140]", async ({
  page,
  server,
  visitor,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 700 });
  const link = await server.issueLink("phone");
  await page.goto(link);
  await expect(getDialog(page)).toBeVisible();
  await expect(page).toHaveURL("/#open-link-again");
  const line = page.getByText("Open the link from your email again");
  await expect(line).toBeHidden();
  // A reload shows the home page without the dialog, since nothing stores the token.
  await page.reload();
  await expect(line).toBeInViewport();
  await expect(getDialog(page)).toHaveCount(0);
  const stored = await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie]);
  expect(stored).toEqual([0, 0, ""]);

  await page.goto(link);
  // Late styles and those of the page share the names of their properties.
  await expect(page.locator("dialog > div", { has: page.getByRole("heading") })).toHaveCSS(
    "background-color",
    "rgb(255, 247, 234)",
  );
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(getDialog(page).getByText(invalid)).toBeVisible();
  await number(page).pressSequentially("(803) 1-2.3");
  await expect(number(page)).toHaveValue("(803) 1-2.3");
  await expect(number(page)).toBeFocused();
  await expectAccessible(page);
  await enterNumber(page, visitor.number);

  await expect(code(page)).toBeFocused();
  await page.getByRole("button", { name: "Confirm code" }).click();
  await expect(getDialog(page).getByText("Please enter OTP")).toBeVisible();
  await expect(code(page)).toBeFocused();
  const sent = await server.codeFor(visitor.number);
  await enterCode(page, sent === "000000" ? "000001" : "000000");
  await expect(page.locator("[data-variant=error]")).toHaveText("OTP Doesn't match");
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);

  await enterCode(page, `${sent.slice(0, 3)} ${sent.slice(3)}`);
  await expect(page.locator("[data-variant=info]")).toHaveText(changed);
  await expect(getDialog(page).locator("p:focus")).toHaveText(changed);
  await expectAccessible(page);
  await getDialog(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(getDialog(page)).toHaveCount(0);
});

test("phone reset: recovers from a taken number, a failed SMS, a late one and a network failure [spec 139, 141]", async ({
  page,
  server,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.clock.install();
  await server.addMember("+12025550199");
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, "2025550199", "United States (+1)");
  await expect(page.locator("[data-variant=warning]")).toHaveText("Phone Number already exists");
  await expect(number(page)).toHaveValue("2025550199");

  const calls = "**/verification/Verifications";
  await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await enterNumber(page, visitor.number);
  await expect(toast(page, "Service Unavailable")).toBeVisible();
  const advice = getDialog(page).getByRole("status").getByText("We couldn’t text you a code. Please wait");
  await expect(advice).toBeInViewport({ ratio: 1 });
  await expect(toast(page, "Phone Number already exists")).toHaveCount(0);
  await expect(number(page)).toHaveValue(visitor.number);
  await closeToast(page, "Service Unavailable");
  await expect(advice).toBeVisible();
  await page.getByRole("button", { name: "Send code" }).click();

  await expect(page.getByText(/^You can resend the code in (?:2\d|30) seconds\.$/)).toBeVisible();
  // The network sets the clock back.
  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await page.clock.fastForward(31_000);
  const resent = page.waitForResponse(calls);
  await page.getByRole("button", { name: "Resend code" }).click();
  expect((await resent).status()).toBe(201);
  await expect(page.getByText(/^You can resend the code in (?:5\d|60) seconds\.$/)).toBeVisible();
  await expect(getDialog(page).getByRole("status").getByText("We sent a new code")).toBeVisible();
  await page.getByRole("button", { name: "Change number" }).click();
  await expect(number(page)).toBeFocused();
  await expect(number(page)).toHaveValue(visitor.number);
  await expect(country(page)).toHaveValue("+234");

  await enterNumber(page, visitor.otherNumber);
  await expect(code(page)).toBeVisible();
  const sent = await server.codeFor(visitor.otherNumber);
  await paste(page, code(page), `Your code is ${sent}.\n\n@moyo.example #${sent}\n`);
  await page.route("**/api/updatePhoneNumber", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Confirm code" }).click();
  await expect(toast(page, "couldn’t reach the server")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(toast(page, changed)).toBeVisible();
});

test("phone reset: counts wrong codes, and after five requires ten minutes or another number, whose SMS it reads with WebOTP", async ({
  page,
  server,
  visitor,
}) => {
  const received = Promise.withResolvers<string>();
  await page.exposeFunction("receiveCode", () => received.promise);
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: Object });
    navigator.credentials.get = async (request) => {
      if (!request || !("otp" in request)) return null;
      const receive: unknown = Reflect.get(window, "receiveCode");
      return typeof receive === "function" ? { id: "", type: "otp", code: await receive() } : null;
    };
  });
  await page.clock.install();
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  await expect(code(page)).toBeVisible();
  const wrong = (await server.codeFor(visitor.number)) === "000000" ? "000001" : "000000";
  for (const left of [undefined, undefined, "Attempts left: 2", "Attempts left: 1"]) {
    await enterCode(page, wrong);
    await expect(code(page)).toBeFocused();
    await expect(getDialog(page).getByText(/^Attempts left/)).toHaveText(left ? [left] : []);
  }
  await enterCode(page, wrong);
  await expect(toast(page, tooOften)).toBeVisible();
  const refused = page.waitForResponse("**/verification/VerificationCheck");
  await enterCode(page, wrong);
  expect((await refused).status()).toBe(429);
  const form = getDialog(page).locator("form");
  await page.clock.fastForward("01:00");
  await expect(form.getByText(tooOften)).toBeVisible();
  await expect(form.getByRole("button")).toHaveText(["Confirm code", "Change number"]);
  await expect(form.getByText("resend")).toHaveCount(0);
  await page.clock.fastForward("09:00");
  await expect(form.getByRole("button")).toHaveText(["Confirm code", "Resend code", "Change number"]);

  await page.getByRole("button", { name: "Change number" }).click();
  await enterNumber(page, visitor.otherNumber);
  await expect(code(page)).toBeVisible();
  received.resolve(await server.codeFor(visitor.otherNumber));
  await expect(toast(page, changed)).toBeVisible();
});

test(
  "phone reset: accepts another number after a failed change, and has a default success message",
  { tag: "@long" },
  async ({ page, server, visitor }) => {
    const answers = [{ status: 409, message: "This number was just taken." }, { status: 200 }];
    await page.route("**/api/updatePhoneNumber", (route) => route.fulfill({ json: answers.shift() }));
    await page.goto(await server.issueLink("phone"));
    await enterNumber(page, visitor.number);
    await expect(code(page)).toBeVisible();
    await enterCode(page, await server.codeFor(visitor.number));
    await expect(getDialog(page).locator("p:focus")).toHaveText("This number was just taken.");
    await page.getByRole("button", { name: "Change number" }).click();
    await country(page).selectOption({ label: "Ghana (+233)" });
    // A password manager may send no events.
    await country(page).evaluate((field) => Object.assign(field, { value: "+234" }));
    await number(page).evaluate((field, value) => Object.assign(field, { value }), visitor.otherNumber);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(code(page)).toBeVisible();
    const sent = await server.codeFor(visitor.otherNumber);
    await code(page).evaluate((field, value) => Object.assign(field, { value }), sent);
    await page.getByRole("button", { name: "Confirm code" }).click();
    await expect(toast(page, changed)).toBeVisible();
  },
);

test.describe("phone reset on a device in Ghana", () => {
  test.use({ locale: "en-GH" });

  test("takes the country from the device or from the number, and names it if the number is invalid", async ({
    page,
    server,
  }) => {
    const chosen = country(page).locator("option:checked");
    const status = getDialog(page).getByRole("status");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(await server.issueLink("phone"));
    await expect(chosen).toHaveText("Ghana (+233)");
    await expect(number(page)).toHaveAccessibleDescription(
      "We’ll text it a code to make sure it’s yours. We set the country from your device: Ghana (+233).",
    );
    await number(page).pressSequentially("+25471 234");
    await expect(chosen).toHaveText("Kenya (+254)");
    await expect(number(page)).toHaveValue("+25471 234");
    await expect(status.getByText("We took the country from your number: Kenya (+254).")).toBeVisible();
    await expectAccessible(page);

    await paste(page, number(page), "\u202A+44 (0)7400 123456\u202C");
    await expect(chosen).toHaveText("United Kingdom (+44)");
    await number(page).fill("+86 138 1234 5678");
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(number(page)).toHaveAccessibleDescription(
      /^We don’t support numbers from this country yet We’ll/,
    );
    await country(page).selectOption({ label: "Canada (+1)" });
    await expect(getDialog(page).getByText("We took the country")).toHaveCount(0);
    await number(page).fill("+1 613 555 0142");
    await expect(chosen).toHaveText("Canada (+1)");
    await number(page).fill("٠٠٢٥٤ ٧١٢ ٣٤٥ ٦٧٨");
    await expect(chosen).toHaveText("Kenya (+254)");

    await number(page).clear();
    await page.getByRole("button", { name: "Send code" }).click();
    const checked = "Country: Kenya (+254). Wrong one? Change it above.";
    const said = getDialog(page).locator("form").getByText(invalid, { exact: true });
    await expect(said).toBeVisible();
    await expect(number(page)).toHaveAccessibleDescription(
      new RegExp(`^${invalid} ${checked.replaceAll(/[+().?]/g, "\\$&")}`),
    );
    await enterNumber(page, "0803 555 0001", "Kenya (+254)");
    await expect(toast(page, invalid)).toHaveText(invalid);
    await expect(said).toHaveCount(0);
    await closeToast(page, invalid);
    await expect(said).toBeVisible();
    await expect(getDialog(page).getByText(checked)).toBeVisible();
    await country(page).selectOption({ label: "Ghana (+233)" });
    await expect(getDialog(page).getByText("Wrong one?")).toHaveCount(0);
  });
});

test.describe("phone reset in a page that an extension changes", () => {
  test.use({ expectedConsoleMessage: /Failed to load resource|NotFoundError/ });

  test("opens again with its link after a crash, and offers to reload after a second one", async ({
    page,
    server,
    visitor,
  }) => {
    await page.goto(await server.issueLink("phone"));
    for (const crash of [1, 2]) {
      await page.locator("dialog form").evaluate((form) => {
        const wrapper = document.createElement("div");
        form.replaceWith(wrapper);
        wrapper.append(form);
      });
      await enterNumber(page, visitor.number);
      if (crash === 1) await expect(number(page)).toHaveValue("");
    }
    await expect(getDialog(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Retry" }).click();
    await enterNumber(page, visitor.number);
    await expect(code(page)).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
  });
});
