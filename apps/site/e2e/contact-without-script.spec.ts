import { fillIn } from "./contact-form.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false, expectedConsoleMessage: /status of 422/ });

test(
  "contact without script: shows a mistake that only the server detects, keeps the input, and redirects a sent message to the thanks page",
  { tag: "@sends" },
  async ({ page, message }) => {
    await page.goto("/contactus");
    await fillIn(page, { ...message, email: "ada@mail" });
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email: Must be a valid email"]);
    await expect(page.getByLabel("Email")).toHaveValue("ada@mail");
    await expect(page.getByLabel("Topic")).toHaveValue(message.topic);
    await expect(page.getByLabel("Description")).toHaveValue(message.description);

    await page.getByLabel("Email").fill(message.email);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/\/contactus\/sent\?reference=[\da-f]{8}$/);
    await expect(
      page.getByText("Thank you for your interest! We will get back to you as soon as possible!"),
    ).toBeVisible();
    const reference = new URL(page.url()).searchParams.get("reference");
    await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible();
  },
);
