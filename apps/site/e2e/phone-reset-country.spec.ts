import type { Page } from "@playwright/test";
import { closeToast, getDialog, enterNumber, toast } from "./phone-reset.ts";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

const number = (page: Page) => page.getByLabel("Number", { exact: true });
const chosen = (page: Page) => page.getByLabel("Country code").locator("option:checked");

test.describe("phone reset on a device in Ghana", () => {
  test.use({ locale: "en-GH" });

  test("presets the country", async ({ page, server }) => {
    await page.goto(await server.issueLink("phone"));
    await expect(chosen(page)).toHaveText("Ghana (+233)");
    await expect(number(page)).toHaveAccessibleDescription(
      "We’ll text it a code to make sure it’s yours. We set the country from your device: Ghana (+233).",
    );
  });
});

test("phone reset: a number with its plus sign selects the country, typed or pasted", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(await server.issueLink("phone"));
  await number(page).pressSequentially("+23324 123");
  await expect(chosen(page)).toHaveText("Ghana (+233)");
  await expect(number(page)).toHaveValue("24123");
  const status = getDialog(page).getByRole("status");
  await expect(status.getByText("We took the country from your number: Ghana (+233).")).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => navigator.clipboard.writeText("\u202A+44 7400 123456\u202C"));
  await number(page).press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+V");
  await expect(chosen(page)).toHaveText("United Kingdom (+44)");
  await expect(number(page)).toHaveValue("7400123456");
  await page.getByLabel("Country code").selectOption({ label: "Canada (+1)" });
  await expect(getDialog(page).getByText("We took the country")).toHaveCount(0);
  await number(page).fill("+1 613 555 0142");
  await expect(chosen(page)).toHaveText("Canada (+1)");
  await expect(number(page)).toHaveValue("6135550142");
});

test.describe("phone reset with an invalid number", () => {
  test.use({ expectedConsoleMessage: /status of 400/ });

  test("names the country of the check", async ({ page, server }) => {
    await page.goto(await server.issueLink("phone"));
    await page.getByLabel("Country code").selectOption({ label: "Kenya (+254)" });
    await page.getByRole("button", { name: "Send code" }).click();
    const checked = "Country: Kenya (+254). Wrong one? Change it above.";
    const said = getDialog(page)
      .locator("form")
      .getByText("Please enter valid mobile number", { exact: true });
    await expect(said).toBeVisible();
    await expect(number(page)).toHaveAccessibleDescription(
      new RegExp(`^Please enter valid mobile number ${checked.replaceAll(/[+().?]/g, "\\$&")}`),
    );
    await enterNumber(page, "0803 555 0001", "Kenya (+254)");
    await expect(toast(page, "Please enter valid mobile number")).toHaveText(
      "Please enter valid mobile number",
    );
    await expect(said).toHaveCount(0);
    await closeToast(page, "Please enter valid mobile number");
    await expect(said).toBeVisible();
    await expect(getDialog(page).getByText(checked)).toBeVisible();
    await page.getByLabel("Country code").selectOption({ label: "Ghana (+233)" });
    await expect(getDialog(page).getByText("Wrong one?")).toHaveCount(0);
  });
});
