import { localeParts } from "@matchfront/locales/locale-parts";
import { openForm } from "./contact-form.ts";
import { expect, test } from "./test.ts";

const { forms, messages } = localeParts.fr;
const { contact, submit } = forms;
const { topic, email, description } = contact.fields;

test.use({ expectedConsoleMessage: /Failed to load resource|preload/ });

test("/fr/contactus shows failure, title, thanks and notice of a missing chunk in its language, which the mail names", async ({
  page,
  server,
  message,
}) => {
  await openForm(page, "/fr/contactus");
  const title = await page.title();
  // Options have localized labels, and the values of the specification.
  await page.getByLabel(topic.label, { exact: true }).selectOption({ value: message.topic });
  await page.getByLabel(email.label, { exact: true }).fill("ada@mail");
  await page.getByLabel(description.label, { exact: true }).fill(message.description);
  const send = page.getByRole("button", { name: contact.send });
  await send.click();
  await expect(page).toHaveTitle(submit.errorTitle.replace("{title}", title));
  await page.getByLabel(email.label, { exact: true }).fill(message.email);
  await expect(page).toHaveTitle(title);

  const call = "**/admin/sendContactUsEmail?lang=fr";
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
  expect(mail?.text).toContain("Language: French");

  await page.route("**/assets/hydrate-contact*.js", (route) => route.abort());
  await page.goto("/fr/contactus");
  const notLoaded = messages.form.notLoaded.replace("{id}", "contact");
  await expect(page.getByRole("alert").filter({ hasText: notLoaded })).toBeVisible();
});
