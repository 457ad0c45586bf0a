import type { Page } from "@playwright/test";

export type Message = { topic: string; email: string; description: string };

export async function fillIn(page: Page, { topic, email, description }: Message): Promise<void> {
  await page.getByLabel("Topic").selectOption(topic);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Description").fill(description);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("[data-hydrated]").waitFor();
}

export async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}
