import type { Page } from "@playwright/test";
import { businessForms, emptyMessages, fieldMessages } from "./business-request.cases.ts";
import { waitForHydration } from "./contact-form.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const thanks = "Thank you for your interest! We will get back to you as soon as possible!";
const requestFrom = ({ email }: Visitor) => ({
  "Your Name *": "Ada Obi",
  "Business Name (optional)": "Ada's Kitchen",
  "Email *": email,
  "Phone Number *": "8031234567",
  "Website (optional)": "adaskitchen.example",
  "Tell us about your Business and what you seek to advertise":
    "Ẹ kú iṣẹ́! A banner for our restaurant in Lagos.",
});

async function fillIn(page: Page, visitor: Visitor): Promise<void> {
  for (const [label, value] of Object.entries(requestFrom(visitor)))
    await page.getByLabel(label, { exact: true }).fill(value);
}

for (const { path, subject } of businessForms) {
  test(`${path}: emails a request, and reloads an empty form when the thanks are closed [spec 60, 67, 96]`, async ({
    page,
    server,
    visitor,
  }) => {
    await page.goto(path);
    await expect(page.getByText("Fields marked * are required.")).toBeVisible();
    await waitForHydration(page);
    await fillIn(page, visitor);
    await page.getByRole("button", { name: "Submit" }).click();
    const dialog = page.getByRole("dialog", { name: thanks });
    await expect(dialog.getByText("We’ll get back to you within 24 hours.")).toBeVisible();
    await expect.poll(() => server.mailFrom(visitor.email)).toHaveLength(1);
    const [mail] = await server.mailFrom(visitor.email);
    expect(mail?.subject).toContain(subject);
    for (const text of Object.values(requestFrom(visitor))) expect(mail?.text).toContain(text);
    expect(mail?.replyTo).toMatchObject([{ address: visitor.email }]);

    const reload = page.waitForEvent("load");
    await dialog.getByRole("button", { name: "Close" }).click();
    await reload;
    await waitForHydration(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Your Name *")).toHaveValue("");
  });

  test(
    `${path}: shows a message per mistake, under its field and in the summary`,
    { tag: path === "/partnership" ? ["@long"] : [] },
    async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      await page.getByRole("button", { name: "Submit" }).click();
      const summary = page.getByRole("alert").filter({ hasText: "Please fix the following" });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText(emptyMessages);
      for (const [label, typed, message] of fieldMessages) {
        const field = page.getByLabel(label, { exact: true });
        await field.fill(typed);
        await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}(?: |$)`));
        const named = `${label.replace(" *", "")}: ${message}`;
        await expect(summary.getByRole("link", { name: named, exact: true })).toBeVisible();
      }
    },
  );

  test.describe(`${path} without script`, () => {
    test.use({ javaScriptEnabled: false, expectedConsoleMessage: /status of 422/ });

    test(
      "keeps the input after a mistake, and sends the corrected request",
      { tag: path === "/partnership" ? [] : ["@long"] },
      async ({ page, server, visitor }) => {
        await page.goto(path);
        await fillIn(page, visitor);
        await page.getByLabel("Phone Number *").fill("0803 12x");
        await page.getByRole("button", { name: "Submit" }).click();
        await expect(page).toHaveTitle(/^Error: /);
        await expect(page.getByRole("alert").getByRole("link")).toHaveText([
          "Phone Number: Invaild phone number",
        ]);
        for (const [label, value] of Object.entries({
          ...requestFrom(visitor),
          "Phone Number *": "0803 12x",
        }))
          await expect(page.getByLabel(label)).toHaveValue(value);

        await page.getByLabel("Phone Number *").fill("(803) 123-4567");
        await page.getByRole("button", { name: "Submit" }).click();
        await expect(page).toHaveURL(new RegExp(`${path}/sent\\?reference=`));
        await expect(page.getByText(thanks)).toBeVisible();
        await expect.poll(() => server.mailFrom(visitor.email)).toHaveLength(1);
        const [mail] = await server.mailFrom(visitor.email);
        expect(mail?.text).toContain("8031234567");
      },
    );
  });
}

test(
  "advertise-form: shows loading, then an error toast, and sends again on retry [spec 59, 96, 130]",
  {
    tag: "@sends",
  },
  async ({ page, visitor }) => {
    await page.goto("/advertise-form");
    await waitForHydration(page);
    await fillIn(page, visitor);
    const answer = Promise.withResolvers<void>();
    await page.route(
      "**/admin/sendAdvertiseEmail",
      async (route) => {
        await answer.promise;
        await route.fulfill({ json: { status: 500, message: "The mailbox is full" } });
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("button", { name: "Loading..." })).toBeVisible();
    answer.resolve();
    await expect(page.getByRole("status", { name: "Messages" })).toHaveText("The mailbox is full");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("dialog", { name: thanks })).toBeVisible();
  },
);
