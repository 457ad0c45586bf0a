import type { Page } from "@playwright/test";
import { closeToast, toast } from "./toasts.ts";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const getDialog = (page: Page) => page.getByRole("dialog", { name: "Reset your password" });
const changed = "Your password has been changed. You can now use it to sign in to the app.";

async function enter(page: Page, first: string, second = first): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(first);
  await page.getByLabel("Confirm new password", { exact: true }).fill(second);
  await page.getByRole("button", { name: "Change my password" }).click();
}

test("password reset: shows errors, then changes a valid password, accessible at each step [spec 98, 142]", async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(await server.issueLink("password"));
  await expect(getDialog(page)).toBeVisible();
  await expect(page).toHaveURL("/#open-link-again");
  await expect(getDialog(page).getByRole("group", { name: "Languages" })).toHaveCount(
    (await page.locator("[data-place=footer] a[hreflang]").count()) > 0 ? 1 : 0,
  );

  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(getDialog(page).getByText("Please enter password")).toHaveCount(2);
  const field = page.getByLabel("New password", { exact: true });
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: /^Show/ }).first().click();
  await expect(field).toHaveAttribute("type", "text");
  await enter(page, "mango", "mang");
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveAttribute("autocomplete", "new-password");
  await expect(getDialog(page).getByText("Password must be 8 character", { exact: true })).toBeVisible();
  await expect(getDialog(page).getByText("Password doesn't match", { exact: true })).toBeVisible();
  await expectAccessible(page);

  // A toast shows the server's error first, then the form, without a layout shift.
  await page.setViewportSize({ width: 1280, height: 720 });
  await enter(page, "password1");
  await expect(toast(page, "too easy to guess")).toBeVisible();
  await expect(field).toHaveValue("password1");
  const form = getDialog(page).locator("form");
  const before = await form.boundingBox();
  const refusal = form.getByText("too easy to guess");
  await expect(refusal).toHaveCount(0);
  await closeToast(page, "too easy to guess");
  await expect(refusal).toBeVisible();
  expect(await form.boundingBox()).toEqual(before);
  await field.press("End");
  await page.keyboard.type("!");
  await expect(refusal).toHaveCount(0);

  await enter(page, "mango tree by the river");
  await expect(page.locator("[data-variant=info]")).toHaveText(changed);
  await expect(getDialog(page).locator("p:focus")).toHaveText(changed);
  await expect(getDialog(page).getByRole("link")).toHaveText(["App Store", "Google Play"]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("password reset: a link works once, and a double click sends one request", async ({
  page,
  context,
  server,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("changePasswordViaEmailForAdmin")) calls.push(request.method());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const link = await server.issueLink("password");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const asked = tab.waitForResponse("**/api/isLinkActive");
    await tab.goto(link);
    await asked;
    await expect(getDialog(tab)).toBeVisible();
  }
  // A password manager may send no events.
  for (const label of ["New password", "Confirm new password"])
    await page
      .getByLabel(label, { exact: true })
      .evaluate((field) => Object.assign(field, { value: "mango tree by the river" }));
  await page.getByRole("button", { name: "Change my password" }).dblclick();
  await expect(toast(page, changed)).toBeVisible();
  expect(calls).toEqual(["PUT"]);

  const used = "This link has expired or was already used. Please ask for a new one.";
  await enter(other, "mango tree by the sea");
  await expect(toast(other, used)).toBeVisible();
  await expect(getDialog(other).getByRole("heading")).toBeFocused();
  const said = getDialog(other).locator("p[tabindex]");
  await expect(said).toBeHidden();
  await closeToast(other, used);
  await expect(said).toHaveText(used);
  await expect(said).toBeVisible();
  await expect(getDialog(other).getByRole("link", { name: "Email support@moyo.example" })).toBeVisible();
});
