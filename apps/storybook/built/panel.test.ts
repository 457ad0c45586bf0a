import { expect, test } from "vitest";
import { openStorybook } from "./open-storybook.ts";

test("the panel is back after a story that fills the window", async () => {
  const { page, address } = await openStorybook();
  await page.goto(`${address}?path=/story/introduction--strips-and-meetings`);
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  const controls = page.getByRole("tab", { name: /^Controls/ });
  expect(await controls.count()).toBe(0);
  await page.getByRole("button", { name: /^Logo/ }).click();
  await page.getByRole("link", { name: "Playground" }).click();
  await controls.waitFor();
});
