import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

test.use({ expectedComplaint: /Failed to load resource/ });

const used = "This link has been used or has expired. Please ask for a new one.";
const tooOften = "This code was tried too often. Please ask for a new one.";
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Reset your phone number" });
const toast = (page: Page, text: string) => page.getByRole("status", { name: "Messages" }).getByText(text);

async function enterNumber(page: Page, number = "803 123 4567", country = "Nigeria (+234)"): Promise<void> {
  await page.getByLabel("Country code").selectOption({ label: country });
  await page.getByLabel("Number", { exact: true }).fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Enter OTP").fill(code);
  await page.getByRole("button", { name: "Change my number" }).click();
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a new number is verified by SMS and then it is the member's, ${colorScheme}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(server.links.phone);
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    const accessible = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await page.getByRole("button", { name: "Send code" }).click();
    await expect(dialogOf(page).getByText("Please enter valid mobile number")).toBeVisible();
    await expect(page.getByLabel("Number", { exact: true })).toBeFocused();
    await accessible();
    await enterNumber(page);

    await expect(page.getByLabel("Enter OTP")).toBeFocused();
    await page.getByRole("button", { name: "Change my number" }).click();
    await expect(dialogOf(page).getByText("Please enter OTP")).toBeVisible();
    await expect(page.getByLabel("Enter OTP")).toBeFocused();
    const code = await server.code();
    await enterCode(page, code === "000000" ? "000001" : "000000");
    await expect(toast(page, "OTP Doesn't match")).toBeVisible();
    await expect(page.getByLabel("Enter OTP")).toBeFocused();
    await accessible();

    await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(toast(page, "Your phone number was changed.")).toBeVisible();
    await expect(dialogOf(page).locator("p:focus")).toHaveText("Your phone number was changed.");
    await accessible();
    await dialogOf(page).getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialogOf(page)).toHaveCount(0);
  });
}

test("a number that somebody has is refused, and another one may be entered", async ({ page, server }) => {
  await page.goto(server.links.phone);
  await enterNumber(page, "2025550123", "United States (+1)");
  await expect(toast(page, "Phone Number already exists")).toBeVisible();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("2025550123");
  await enterNumber(page);
  await expect(page.getByLabel("Enter OTP")).toBeVisible();
});

test("where the SMS cannot be sent a toast says the status, and the number stays", async ({
  page,
  server,
}) => {
  await page.route("**/verification/Verifications", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await page.goto(server.links.phone);
  await enterNumber(page);
  await expect(toast(page, "Service Unavailable")).toBeVisible();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("8031234567");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("Enter OTP")).toBeVisible();
});

for (const [step, call] of [
  ["the number is checked", "**/api/isPhoneAlreadyExist"],
  ["the code is sent", "**/verification/Verifications"],
  ["the code is checked", "**/verification/VerificationCheck"],
  ["the number is changed", "**/api/updatePhoneNumber"],
] as const) {
  test(`where the network is lost while ${step}, the same step can be tried again`, async ({
    page,
    server,
  }) => {
    await page.route(call, (route) => route.abort(), { times: 1 });
    await page.goto(server.links.phone);
    await enterNumber(page);
    if (/isPhone|Verifications/.test(call)) {
      await expect(toast(page, "could not reach the server")).toBeVisible();
      await page.getByRole("button", { name: "Send code" }).click();
    }
    await expect(page.getByLabel("Enter OTP")).toBeVisible();
    await enterCode(page, await server.code());
    if (/Check|update/.test(call)) await expect(toast(page, "could not reach the server")).toBeVisible();
    if (call.includes("Check")) await page.getByRole("button", { name: "Change my number" }).click();
    if (call.includes("update")) await page.getByRole("button", { name: "Retry" }).click();
    await expect(toast(page, "Your phone number was changed.")).toBeVisible();
  });
}

test("the code is sent again after 30 s, and the number can be changed", async ({ page, server }) => {
  await page.clock.install();
  await page.goto(server.links.phone);
  await enterNumber(page);
  await expect(page.getByText("You can ask for a new code in 30 s.")).toBeVisible();
  await page.clock.fastForward(31_000);
  const sent = page.waitForResponse("**/verification/Verifications");
  await page.getByRole("button", { name: "Send a new code" }).click();
  expect((await sent).status()).toBe(201);
  await expect(page.getByText("You can ask for a new code in 60 s.")).toBeVisible();
  await expect(dialogOf(page).getByRole("status").getByText("We sent the code again")).toBeVisible();
  await page.getByRole("button", { name: "Change number" }).click();
  await expect(page.getByLabel("Number", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("8031234567");
  await expect(page.getByLabel("Country code")).toHaveValue("+234");
});

test("wrong codes are counted, and after five only a new code helps", async ({ page, server }) => {
  await page.goto(server.links.phone);
  await enterNumber(page);
  await expect(page.getByLabel("Enter OTP")).toBeVisible();
  const wrong = (await server.code()) === "000000" ? "000001" : "000000";
  for (const left of [undefined, undefined, "Tries left: 2", "Tries left: 1"]) {
    await enterCode(page, wrong);
    await expect(page.getByLabel("Enter OTP")).toBeFocused();
    await expect(dialogOf(page).getByText(/^Tries left/)).toHaveText(left ? [left] : []);
  }
  await enterCode(page, wrong);
  await expect(toast(page, tooOften)).toBeVisible();
  const refused = page.waitForResponse("**/verification/VerificationCheck");
  await enterCode(page, wrong);
  expect((await refused).status()).toBe(429);
  await expect(dialogOf(page).locator("form").getByText(tooOften)).toBeVisible();
});

test("a code is pasted as it was written down", async ({ page, context, server }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.goto(server.links.phone);
  await enterNumber(page);
  const field = page.getByLabel("Enter OTP");
  await expect(field).toBeVisible();
  const code = await server.code();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)}-${code.slice(3)}`);
  await field.press("ControlOrMeta+V");
  await expect(field).toHaveValue(code);
  await page.getByRole("button", { name: "Change my number" }).click();
  await expect(toast(page, "Your phone number was changed.")).toBeVisible();
});

test("a code that has expired is told from a wrong one", async ({ page, server }) => {
  await page.route("**/verification/VerificationCheck", (route) =>
    route.fulfill({ status: 404, json: { code: 20404, message: "Not found", status: 404 } }),
  );
  await page.goto(server.links.phone);
  await enterNumber(page);
  await enterCode(page, "402718");
  await expect(toast(page, "This code has expired. Please ask for a new one.")).toBeVisible();
});

test("a number that cannot be changed may give way to another, and a server without words has ours", async ({
  page,
  server,
}) => {
  const answers = [{ status: 409, message: "This number was just taken." }, { status: 200 }];
  await page.route("**/api/updatePhoneNumber", (route) => route.fulfill({ json: answers.shift() }));
  await page.goto(server.links.phone);
  await enterNumber(page);
  await expect(page.getByLabel("Enter OTP")).toBeVisible();
  await enterCode(page, await server.code());
  await expect(dialogOf(page).locator("p:focus")).toHaveText("This number was just taken.");
  await page.getByRole("button", { name: "Change number" }).click();
  await enterNumber(page, "8031234568");
  await expect(page.getByLabel("Enter OTP")).toBeVisible();
  await enterCode(page, await server.code());
  await expect(toast(page, "Your phone number was changed.")).toBeVisible();
});

test("of two tabs with one link the first to finish wins, and the other is told", async ({
  page,
  context,
  server,
}) => {
  const other = await context.newPage();
  for (const [tab, number] of [
    [page, "8031234567"],
    [other, "8031234568"],
  ] as const) {
    await tab.goto(server.links.phone);
    await enterNumber(tab, number);
    await expect(tab.getByLabel("Enter OTP")).toBeVisible();
    await tab.getByLabel("Enter OTP").fill(await server.code());
  }
  await other.getByRole("button", { name: "Change my number" }).click();
  await expect(toast(other, "Your phone number was changed.")).toBeVisible();
  await page.getByRole("button", { name: "Change my number" }).click();
  await expect(toast(page, used)).toBeVisible();
});

test("a dialog that is closed takes back the call under way, and its link still works", async ({
  page,
  server,
}) => {
  const asked = Promise.withResolvers<void>();
  await page.route("**/api/updatePhoneNumber", () => asked.resolve(), { times: 1 });
  await page.goto(server.links.phone);
  await enterNumber(page);
  await expect(page.getByLabel("Enter OTP")).toBeVisible();
  await enterCode(page, await server.code());
  await asked.promise;
  const takenBack = page.waitForEvent("requestfailed");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  expect((await takenBack).url()).toMatch(/updatePhoneNumber$/);
  await page.goto(server.links.phone);
  await enterNumber(page);
  await expect(page.getByLabel("Enter OTP")).toBeVisible();
  await enterCode(page, await server.code());
  await expect(toast(page, "Your phone number was changed.")).toBeVisible();
});

test("a reload shows the home page without the dialog, for the secret is in no address", async ({
  page,
  server,
}) => {
  await page.goto(server.links.phone);
  await expect(dialogOf(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  const kept = await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie]);
  expect(kept).toEqual([0, 0, ""]);
});

test("where the phone hands the code over, nobody types it", async ({ page, server }) => {
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
  await page.goto(server.links.phone);
  await enterNumber(page);
  await expect(page.getByLabel("Enter OTP")).toBeVisible();
  received.resolve(await server.code());
  await expect(toast(page, "Your phone number was changed.")).toBeVisible();
});
