import type { Page } from "@playwright/test";
import { businessForms } from "./business-request.cases.ts";
import { waitForHydration } from "./contact-form.ts";
import { expect, test } from "./test.ts";

const requestFrom = (email: string) => ({
  "Your Name *": "Ada Obi",
  "Email *": email,
  "Phone Number *": "8031234567",
  "Tell us about your Business and what you seek to advertise": "A banner for our restaurant in Lagos.",
});

async function fillIn(page: Page, email: string): Promise<void> {
  for (const [label, value] of Object.entries(requestFrom(email)))
    await page.getByLabel(label, { exact: true }).fill(value);
}

for (const { path } of businessForms) {
  test(
    `${path}: shows an error only after its field was touched [spec 114]`,
    { tag: path === "/partnership" ? ["@long"] : [] },
    async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.getByText("is required")).toHaveCount(0);
      await page.getByLabel("Your Name *").focus();
      await expect(page.getByText("is required")).toHaveCount(0);
      await page.getByLabel("Email *").focus();
      await expect(page.getByLabel("Your Name *")).toHaveAccessibleDescription(/^Name is required/);
      await expect(page.locator("p").getByText("is required")).toHaveCount(1);
    },
  );
}

for (const { path } of businessForms) {
  test(
    `${path}: phone number drops separators while typing and keeps the caret`,
    { tag: path === "/partnership" ? [] : ["@long"] },
    async ({ page }) => {
      // Input from before hydration is corrected on hydration.
      const react = Promise.withResolvers<void>();
      await page.route("**/assets/hydrate-{partnership,advertising}*.js", async (route) => {
        await react.promise;
        await route.continue();
      });
      await page.goto(path);
      const field = page.getByLabel("Phone Number *");
      await field.pressSequentially("803 123");
      await expect(field).toHaveValue("803 123");
      react.resolve();
      await waitForHydration(page);
      await expect(field).toHaveValue("803123");
      await field.press("End");
      await page.keyboard.type(" (45).6-7");
      await expect(field).toHaveValue("8031234567");
      await field.press("Home");
      await page.keyboard.type("- 9");
      await expect(field).toHaveValue("98031234567");
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
    },
  );
}

test(
  "partnership: shows loading, then an error toast, and sends again on retry [spec 96, 138]",
  {
    tag: "@sends",
  },
  async ({ page, visitor }) => {
    await page.goto("/partnership");
    await waitForHydration(page);
    await fillIn(page, visitor.email);
    const answer = Promise.withResolvers<void>();
    await page.route(
      "**/admin/sendParternerUsEmail",
      async (route) => {
        await answer.promise;
        await route.fulfill({ json: { status: 503, message: "The mailbox is full" } });
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("button", { name: "Loading..." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(0);
    answer.resolve();
    await expect(page.locator("[data-variant=error]")).toHaveText("The mailbox is full");
    await expect(page.getByRole("button", { name: "Loading..." })).toHaveCount(0);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);
