import type { Page } from "@playwright/test";
import { businessForms } from "./business-request.cases.ts";
import { formsInLanguages } from "./forms-in-languages.cases.ts";
import { waitForHydration, type Message } from "./contact-form.ts";
import { expect, test } from "./test.ts";

async function fillIn(
  page: Page,
  fields: (typeof formsInLanguages)[keyof typeof formsInLanguages]["fields"],
  { topic, email, description }: Message,
): Promise<void> {
  // Options have localized labels, and the values of the specification.
  await page.getByLabel(fields.topic, { exact: true }).selectOption({ value: topic });
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByLabel(fields.description, { exact: true }).fill(description);
}

for (const [lang, formInLanguage] of Object.entries(formsInLanguages)) {
  const { fields, send, thanks, businessThanks, invalidEmail, reference } = formInLanguage;
  // `npm test` checks one language, `test:long` the others.
  const tag = lang === "fr" ? [] : ["@long"];

  test(`/${lang}/contactus: thanks in its language, which the mail names`, async ({
    page,
    server,
    message,
  }) => {
    const call = page.waitForRequest((request) =>
      request.url().endsWith(`/admin/sendContactUsEmail?lang=${lang}`),
    );
    await page.goto(`/${lang}/contactus`);
    await waitForHydration(page);
    await fillIn(page, fields, message);
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("dialog", { name: thanks })).toBeVisible();
    await call;
    await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
    const [mail] = await server.mailFrom(message.email);
    expect(mail?.text).toContain(`Topic: ${message.topic}`);
    expect(mail?.text).toContain(`Language: ${lang}`);
    expect(await server.messagesFrom(message.email)).toMatchObject([{ language: lang, fields: message }]);
  });

  test.describe(`/${lang}/contactus after a failure`, () => {
    test.use({ expectedConsoleMessage: /Failed to load resource|preload/ });

    test(
      "shows toast, title and notice of a missing chunk in its language",
      { tag },
      async ({ page, message }) => {
        await page.route("**/admin/sendContactUsEmail*", (route) =>
          route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }),
        );
        await page.goto(`/${lang}/contactus`);
        await waitForHydration(page);
        const title = await page.title();
        await fillIn(page, fields, { ...message, email: "ada@mail" });
        await page.getByRole("button", { name: send }).click();
        await expect(page).toHaveTitle(formInLanguage.errorPrefix + title);
        await page.getByLabel(fields.email, { exact: true }).fill(message.email);
        await expect(page).toHaveTitle(title);
        await page.getByRole("button", { name: send }).click();
        const toast = page
          .getByRole("status", { name: formInLanguage.messages })
          .locator("[data-variant=error]");
        await expect(toast).toContainText(formInLanguage.failed);
        await expect(toast.getByRole("button")).toHaveAccessibleName(formInLanguage.closeMessage);

        await page.route("**/assets/hydrate-contact*.js", (route) => route.abort());
        await page.goto(`/${lang}/contactus`);
        await expect(page.getByRole("alert").filter({ hasText: formInLanguage.notLoaded })).toBeVisible();
      },
    );
  });

  for (const { path } of businessForms) {
    test(
      `/${lang}${path}: thanks in its language, and stores it with the message`,
      { tag },
      async ({ page, server, visitor }) => {
        const { email } = visitor;
        const request = { name: "Ada Obi", email, phoneNumber: "8031234567", description: "Ẹ kú iṣẹ́!" };
        await page.goto(`/${lang}${path}`);
        await waitForHydration(page);
        for (const [name, text] of Object.entries(request))
          await page.locator(`form [name="${name}"]`).fill(text);
        await page.locator("form[method=post] [type=submit]").click();
        await expect(page.getByRole("dialog", { name: businessThanks })).toBeVisible();
        expect(await server.messagesFrom(email)).toMatchObject([{ language: lang, fields: request }]);
      },
    );
  }

  test.describe(`/${lang}/contactus without script`, () => {
    test.use({ javaScriptEnabled: false, expectedConsoleMessage: /status of 422/ });

    test("shows errors and thanks in its language", { tag }, async ({ page, server, message }) => {
      await page.goto(`/${lang}/contactus`);
      await fillIn(page, fields, { ...message, email: "ada@mail" });
      await page.getByRole("button", { name: send }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page).toHaveTitle(new RegExp(`^${formInLanguage.errorPrefix}`));
      const colon = lang === "fr" ? "\u00A0:" : ":";
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([
        `${fields.email}${colon} ${invalidEmail}`,
      ]);
      await expect(page.getByLabel(fields.description, { exact: true })).toHaveValue(message.description);

      await page.getByLabel(fields.email, { exact: true }).fill(message.email);
      await page.getByRole("button", { name: send }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/contactus/sent\\?reference=`));
      await expect(page.getByText(thanks)).toBeVisible();
      const told = new URL(page.url()).searchParams.get("reference");
      await expect(page.getByText(`${reference} ${told}`)).toBeVisible();
      expect(await server.messagesFrom(message.email)).toMatchObject([{ language: lang, fields: message }]);
    });
  });
}
