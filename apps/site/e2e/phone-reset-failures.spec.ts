import { getDialog, enterCode, enterNumber, toast } from "./phone-reset.ts";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const used = "This link has expired or was already used. Please ask for a new one.";
const tooOften = "Too many attempts with this code. Please wait ten minutes, or use another number.";

test("phone reset: warns of a taken number and accepts another [spec 139]", async ({
  page,
  server,
  visitor,
}) => {
  await server.addMember("+12025550199");
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, "2025550199", "United States (+1)");
  await expect(page.locator("[data-variant=warning]")).toHaveText("Phone Number already exists");
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("2025550199");
  await enterNumber(page, visitor.number);
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
  await expect(toast(page, "Phone Number already exists")).toHaveCount(0);
});

test("phone reset: reports an invalid link before a number is entered", async ({ page }) => {
  await page.goto("/?token=unknown");
  await expect(getDialog(page).locator("p:focus")).toHaveText(used);
  await expect(getDialog(page).locator("form")).toHaveCount(0);
});

test("phone reset: shows the HTTP status in a toast if the SMS fails, and keeps the number [spec 141]", async ({
  page,
  server,
  visitor,
}) => {
  await page.route("**/verification/Verifications", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  await expect(toast(page, "Service Unavailable")).toBeVisible();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue(visitor.number);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
});

test("phone reset: retries after a network failure while the number is changed", async ({
  page,
  server,
  visitor,
}) => {
  await page.route("**/api/updatePhoneNumber", (route) => route.abort(), { times: 1 });
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
  await enterCode(page, await server.codeFor(visitor.number));
  await expect(toast(page, "couldn’t reach the server")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(toast(page, "Your phone number has been changed.")).toBeVisible();
});

test("phone reset: counts wrong codes, and after five requires ten minutes or another number", async ({
  page,
  server,
  visitor,
}) => {
  await page.clock.install();
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
  const wrong = (await server.codeFor(visitor.number)) === "000000" ? "000001" : "000000";
  for (const left of [undefined, undefined, "Attempts left: 2", "Attempts left: 1"]) {
    await enterCode(page, wrong);
    await expect(page.getByLabel("One-time code (OTP)")).toBeFocused();
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
});

test(
  "phone reset: accepts another number after a failed change, and has a default success message",
  { tag: "@long" },
  async ({ page, server, visitor }) => {
    const answers = [{ status: 409, message: "This number was just taken." }, { status: 200 }];
    await page.route("**/api/updatePhoneNumber", (route) => route.fulfill({ json: answers.shift() }));
    await page.goto(await server.issueLink("phone"));
    await enterNumber(page, visitor.number);
    await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
    await enterCode(page, await server.codeFor(visitor.number));
    await expect(getDialog(page).locator("p:focus")).toHaveText("This number was just taken.");
    await page.getByRole("button", { name: "Change number" }).click();
    await enterNumber(page, visitor.otherNumber);
    await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
    await enterCode(page, await server.codeFor(visitor.otherNumber));
    await expect(toast(page, "Your phone number has been changed.")).toBeVisible();
  },
);
