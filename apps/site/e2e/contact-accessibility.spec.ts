import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fillIn, hydrated } from "./contact-message.ts";
import { expect, test } from "./test.ts";

test.use({ expectedComplaint: /ERR_CONNECTION_REFUSED/ });

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the form is accessible with errors, with a toast and with its thanks, ${colorScheme}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/contactus");
    await hydrated(page);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expectAccessible(page);

    await fillIn(page);
    await server.stop();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toContainText("could not reach the server");
    await expectAccessible(page);

    await server.resume();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });
}
