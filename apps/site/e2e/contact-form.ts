import type { Page } from "@playwright/test";
import type { Visitor } from "./visitor.ts";

export type Message = { topic: string; email: string; description: string };

export function messageFrom({ email }: Visitor): Message {
  return { topic: "Help / Support", email, description: "Ẹ kú iṣẹ́! How do I change my photo?" };
}

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
