import type { Page } from "@playwright/test";
import type { Visitor } from "./visitor.ts";

/** A message as a visitor types it. */
export type Message = { topic: string; email: string; description: string };

export function messageFrom({ email }: Visitor): Message {
  return { topic: "Help / Support", email, description: "Ẹ kú iṣẹ́! How do I change my photo?" };
}

/** Fills in the contact form by its labels. */
export async function fillIn(page: Page, { topic, email, description }: Message): Promise<void> {
  await page.getByLabel("Topic").selectOption(topic);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Description").fill(description);
}

/** Waits until React has hydrated the form. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("[data-hydrated]").waitFor();
}

/** Waits until a form that has been used has all that it needs to send, and to queue without a network. */
export async function readyToSend(page: Page): Promise<void> {
  await page.getByRole("status", { name: "Messages", includeHidden: true }).waitFor({ state: "attached" });
}
