import { fillIn, hydrated } from "./contact-message.ts";
import { expect, test } from "./test.ts";
import { violationsIn } from "./violations.ts";

test.use({ expectedComplaint: /ERR_CONNECTION_REFUSED/ });

for (const colorScheme of ["light", "dark"] as const) {
  test(`the form is accessible with errors, with a toast and with its thanks, ${colorScheme}`, async ({
    page,
    startServer,
    message,
  }) => {
    const server = await startServer();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(`${server.url}/contactus`);
    await hydrated(page);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    expect(await violationsIn(page)).toEqual([]);

    await fillIn(page, message);
    await server.stop();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toContainText("could not reach the server");
    expect(await violationsIn(page)).toEqual([]);

    await server.resume();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
  });
}
