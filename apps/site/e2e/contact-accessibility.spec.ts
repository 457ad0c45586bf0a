import { fillIn, waitForHydration } from "./contact-form.ts";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test.use({ expectedConsoleMessage: /ERR_(?:CONNECTION_(?:REFUSED|RESET)|SOCKET_NOT_CONNECTED)/ });

test(
  "contact form is accessible with errors, toast and thanks, light and dark",
  { tag: "@long" },
  async ({ page, startServer, message }) => {
    const server = await startServer();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${server.url}/contactus`);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expectAccessible(page);

    await fillIn(page, message);
    await server.stop();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status", { name: "Messages" })).toContainText("couldn’t reach the server");
    await expectAccessible(page);

    await server.resume();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  },
);
