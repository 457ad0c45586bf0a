import type { Page } from "@playwright/test";
import { localeParts } from "@matchfront/locales/locale-parts";
import { translatedLanguages } from "@matchfront/locales/locales";
import { waitForHydration, type Message } from "./contact-form.ts";
import { expect, test } from "./test.ts";

async function fillIn(
  page: Page,
  { fields }: (typeof localeParts)["en"]["forms"]["contact"],
  { topic, email, description }: Message,
): Promise<void> {
  // Options have localized labels, and the values of the specification.
  await page.getByLabel(fields.topic.label, { exact: true }).selectOption({ value: topic });
  await page.getByLabel(fields.email.label, { exact: true }).fill(email);
  await page.getByLabel(fields.description.label, { exact: true }).fill(description);
}

for (const lang of translatedLanguages) {
  const { forms, messages } = localeParts[lang];
  const { contact, submit } = forms;
  // `npm test` checks one language, `test:long` the others.
  const tag = lang === "fr" ? [] : ["@long"];

  test.describe(`/${lang}/contactus`, () => {
    test.use({ expectedConsoleMessage: /Failed to load resource|preload/ });

    test(
      "shows failure, title, thanks and notice of a missing chunk in its language, which the mail names",
      { tag },
      async ({ page, server, message }) => {
        await page.goto(`/${lang}/contactus`);
        await waitForHydration(page);
        const title = await page.title();
        await fillIn(page, contact, { ...message, email: "ada@mail" });
        const send = page.getByRole("button", { name: contact.send });
        await send.click();
        await expect(page).toHaveTitle(submit.errorTitle.replace("{title}", title));
        await page.getByLabel(contact.fields.email.label, { exact: true }).fill(message.email);
        await expect(page).toHaveTitle(title);

        const call = `**/admin/sendContactUsEmail?lang=${lang}`;
        await page.route(call, (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
        await send.click();
        const toast = page
          .getByRole("status", { name: messages.resetDialog.messages })
          .locator("[data-variant=error]");
        await expect(toast).toContainText(submit.failure);
        await expect(toast.getByRole("button")).toHaveAccessibleName(messages.resetDialog.closeMessage);
        await page.unroute(call);
        await send.click();
        await expect(page.getByRole("dialog", { name: contact.thanks.message })).toBeVisible();
        await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
        const [mail] = await server.mailFrom(message.email);
        expect(mail?.text).toContain(`Topic: ${message.topic}`);
        expect(mail?.text).toContain(`Language: ${lang}`);

        await page.route("**/assets/hydrate-contact*.js", (route) => route.abort());
        await page.goto(`/${lang}/contactus`);
        const notLoaded = messages.form.notLoaded.replace("{id}", "contact");
        await expect(page.getByRole("alert").filter({ hasText: notLoaded })).toBeVisible();
      },
    );
  });

  test.describe(`/${lang}/contactus without script`, () => {
    test.use({ javaScriptEnabled: false, expectedConsoleMessage: /status of 422/ });

    test("shows errors and thanks in its language", { tag }, async ({ page, server, message }) => {
      await page.goto(`/${lang}/contactus`);
      await fillIn(page, contact, { ...message, email: "ada@mail" });
      await page.getByRole("button", { name: contact.send }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page).toHaveTitle(new RegExp(`^${submit.errorTitle.replace("{title}", "")}`));
      const { label } = contact.fields.email;
      const error = submit.errorFormat
        .replace("{label}", label)
        .replace("{message}", contact.errors.email.email);
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([error]);
      await expect(page.getByLabel(contact.fields.description.label, { exact: true })).toHaveValue(
        message.description,
      );

      await page.getByLabel(contact.fields.email.label, { exact: true }).fill(message.email);
      await page.getByRole("button", { name: contact.send }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/contactus/sent\\?reference=`));
      await expect(page.getByText(contact.thanks.message)).toBeVisible();
      const told = new URL(page.url()).searchParams.get("reference");
      await expect(page.getByText(`${submit.reference} ${told}`)).toBeVisible();
      expect(await server.messagesFrom(message.email)).toMatchObject([{ language: lang, fields: message }]);
    });
  });
}
