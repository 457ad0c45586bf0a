import { getDialog, enterCode, enterNumber, toast } from "./phone-reset.ts";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test("phone reset: verifies a new number by SMS and changes it, accessible at each step [spec 97, 140]", async ({
  page,
  server,
  visitor,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(await server.issueLink("phone"));
  await expect(getDialog(page)).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.getByRole("button", { name: "Send code" }).click();
  await expect(getDialog(page).getByText("Please enter valid mobile number")).toBeVisible();
  await page.getByLabel("Number", { exact: true }).pressSequentially("(803) 1-2.3");
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("803123");
  await expect(page.getByLabel("Number", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await enterNumber(page, visitor.number);

  await expect(page.getByLabel("One-time code (OTP)")).toBeFocused();
  await page.getByRole("button", { name: "Confirm code" }).click();
  await expect(getDialog(page).getByText("Please enter OTP")).toBeVisible();
  await expect(page.getByLabel("One-time code (OTP)")).toBeFocused();
  const code = await server.codeFor(visitor.number);
  await enterCode(page, code === "000000" ? "000001" : "000000");
  await expect(page.locator("[data-variant=error]")).toHaveText("OTP Doesn't match");
  await expect(page.getByLabel("One-time code (OTP)")).toBeFocused();
  await expectAccessible(page);

  await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.locator("[data-variant=info]")).toHaveText("Your phone number has been changed.");
  await expect(getDialog(page).locator("p:focus")).toHaveText("Your phone number has been changed.");
  await expectAccessible(page);
  await getDialog(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(getDialog(page)).toHaveCount(0);
});

test("phone reset: resends the code after 30 s, and can change the number", async ({
  page,
  server,
  visitor,
}) => {
  await page.clock.install();
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  await expect(page.getByText("You can resend the code in 30 seconds.")).toBeVisible();
  await page.clock.fastForward(31_000);
  const sent = page.waitForResponse("**/verification/Verifications");
  await page.getByRole("button", { name: "Resend code" }).click();
  expect((await sent).status()).toBe(201);
  await expect(page.getByText("You can resend the code in 60 seconds.")).toBeVisible();
  await expect(getDialog(page).getByRole("status").getByText("We sent a new code")).toBeVisible();
  await page.getByRole("button", { name: "Change number" }).click();
  await expect(page.getByLabel("Number", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue(visitor.number);
  await expect(page.getByLabel("Country code")).toHaveValue("+234");
});

test("phone reset: accepts a pasted code with a hyphen", async ({ page, context, server, visitor }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  const field = page.getByLabel("One-time code (OTP)");
  await expect(field).toBeVisible();
  const code = await server.codeFor(visitor.number);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)}-${code.slice(3)}`);
  await field.press("ControlOrMeta+V");
  await expect(field).toHaveValue(code);
  await page.getByRole("button", { name: "Confirm code" }).click();
  await expect(toast(page, "Your phone number has been changed.")).toBeVisible();
});

test("phone reset: a reload shows the home page without the dialog, and nothing stores the token", async ({
  page,
  server,
}) => {
  await page.goto(await server.issueLink("phone"));
  await expect(getDialog(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(getDialog(page)).toHaveCount(0);
  const stored = await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie]);
  expect(stored).toEqual([0, 0, ""]);
});

test("phone reset: reads the code from the SMS with WebOTP", async ({ page, server, visitor }) => {
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
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
  received.resolve(await server.codeFor(visitor.number));
  await expect(toast(page, "Your phone number has been changed.")).toBeVisible();
});
