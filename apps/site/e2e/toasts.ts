import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

export function toast(page: Page, text: string): Locator {
  return page.getByRole("status", { name: "Messages" }).getByText(text);
}

export async function closeToast(page: Page, text: string): Promise<void> {
  const messages = page.getByRole("status", { name: "Messages" });
  await messages.locator("[data-variant]", { hasText: text }).getByRole("button").click();
  await expect(toast(page, text)).toHaveCount(0);
}
