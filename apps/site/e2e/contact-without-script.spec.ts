import { fillIn } from "./contact-form.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test(
  "contact without script: redirects a sent message to the thanks page",
  { tag: "@sends" },
  async ({ page, message }) => {
    await page.goto("/contactus");
    await fillIn(page, message);
    await page.getByRole("button", { name: "Send" }).click();

    await expect(page).toHaveURL(/\/contactus\/sent\?reference=[\da-f]{8}$/);
    await expect(
      page.getByText("Thank you for your interest! We will get back to you as soon as possible!"),
    ).toBeVisible();
    const reference = new URL(page.url()).searchParams.get("reference");
    await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible();
  },
);

test.describe("contact without script: message too long", () => {
  test.use({ expectedConsoleMessage: /status of 413/ });

  test(
    "shows the error at the top and keeps the message",
    { tag: "@own-server" },
    async ({ page, message }) => {
      const long = "ẹ".repeat(12_000);
      await page.goto("/contactus");
      await fillIn(page, { ...message, description: long });
      await page.getByRole("button", { name: "Send" }).click();

      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.getByRole("alert")).toHaveText(
        "Your message is too long. Please shorten it and send it again.",
      );
      await expect(page.getByLabel("Description")).toHaveValue(long);
      await expect(page.getByText("is required")).toHaveCount(0);
    },
  );
});

test.describe("contact without script: mistake that only the server detects", () => {
  test.use({ expectedConsoleMessage: /status of 422/ });

  test("shows the error and keeps the input", async ({ page, server, message }) => {
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
    await expect(page).toHaveURL(/\/contactus\/sent\?reference=/);
    await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
    expect((await server.mailFrom(message.email))[0]?.text).toContain(message.description);
  });
});
