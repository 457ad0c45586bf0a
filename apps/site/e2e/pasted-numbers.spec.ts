import type { Page } from "@playwright/test";
import { openForm } from "./contact-form.ts";
import { delayRequests } from "./page-loading.ts";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

const label = "Phone Number *";

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel(label).press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+V");
}

test.use({ permissions: ["clipboard-write"] });

/** [pasted text, ten digits, text after undo] */
const recognized = [
  ["+233 24 123 4567", "0241234567", "+233241234567"],
  ["+234 803 123 4567", "8031234567", "+2348031234567"],
  ["\u202A+44 (0)7400 123456\u202C", "7400123456", "+4407400123456"],
] as const;

test("pasted number loses its country code, with a note and undo", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 700 });
  await openForm(page, "/advertise-form");
  const field = page.getByLabel(label);
  const undo = page.getByRole("button", { name: "Undo" });
  for (const [pasted, digits, before] of recognized) {
    await paste(page, pasted);
    await expect(field).toHaveValue(digits);
    const note = `We changed ${before} to ${digits}: 10 digits, no country code.`;
    await expect(page.getByRole("status").filter({ hasText: note })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(field).toHaveValue(before);
    await expect(undo).toHaveCount(0);
  }
  await paste(page, "+233 24 123 4567");
  await expect(field).toHaveValue("0241234567");
  await expectAccessible(page);
  await undo.click();
  await expect(field).toHaveValue("+233241234567");
  await expect(field).toBeFocused();
  await expect(undo).toHaveCount(0);
  await expect(field).toHaveAccessibleDescription(/^Invaild phone number 10 digits/);
});

test("pasted number is recognized when the interaction chunk loads later", async ({ page }) => {
  const release = await delayRequests(page, "**/assets/sending-*.js");
  await openForm(page, "/fr/partnership");
  const field = page.getByLabel("Numéro de téléphone *");
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), "+225 07 07 12 34 56");
  await field.press("ControlOrMeta+V");
  await page.keyboard.press("Tab");
  await expect(field).toHaveValue("+2250707123456");
  release();
  await expect(field).toHaveValue("0707123456");
  await expect(page.getByRole("button", { name: "Annuler" })).toBeVisible();
});
