import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

export function getDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Change your phone number" });
}

export function toast(page: Page, text: string): Locator {
  return page.getByRole("status", { name: "Messages" }).getByText(text);
}

export async function closeToast(page: Page, text: string): Promise<void> {
  const messages = page.getByRole("status", { name: "Messages" });
  await messages.locator("[data-variant]", { hasText: text }).getByRole("button").click();
  await expect(toast(page, text)).toHaveCount(0);
}

/** @param number entered in groups, as people write it */
export async function enterNumber(page: Page, number: string, country = "Nigeria (+234)"): Promise<void> {
  await page.getByLabel("Country code").selectOption({ label: country });
  await page.getByLabel("Number", { exact: true }).fill(number.replace(/^(\d{3})(\d{3})/, "$1 $2 "));
  await page.getByRole("button", { name: "Send code" }).click();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("One-time code (OTP)").fill(code);
  await page.getByRole("button", { name: "Confirm code" }).click();
}
