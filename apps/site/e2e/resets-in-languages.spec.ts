import type { Page } from "@playwright/test";
import { localeParts } from "@matchfront/locales/locale-parts";
import { locales, localize, type Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const dialogs = localize((language) => {
  const { forms, messages } = localeParts[language];
  return { ...forms, ...messages.resetDialog, countries: messages.countries };
});

type Dialog = (typeof dialogs)[Language];
const { en, fr, pt, sw } = dialogs;

const localizeLink = (link: string, language: Language) =>
  link.replace(/(:\/\/[^/]+)\/?/, `$1${pathIn(language, "/")}`);
const toast = (page: Page, { messages }: Dialog, text: string) =>
  page.getByRole("status", { name: messages }).getByText(text);

async function enterPassword(page: Page, { passwordReset }: Dialog, text: string): Promise<void> {
  for (const { label } of Object.values(passwordReset.fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("button", { name: passwordReset.send }).click();
}

async function enterNumber(page: Page, dialog: Dialog, number: string): Promise<void> {
  await page
    .getByLabel(dialog.phoneNumber.fields.dialingCode.label)
    .selectOption({ label: `${dialog.countries.Nigeria} (+234)` });
  await page.getByLabel(dialog.number, { exact: true }).fill(number);
  await page.getByRole("button", { name: dialog.phoneNumber.send }).click();
}

test("dialog switches its language and keeps the input", async ({ page, server, visitor }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const link = localizeLink(await server.issueLink("phone"), "fr");
  await linkLanguages(page, ["en", "fr", "pt", "sw"]);
  await page.goto(link);
  await page
    .getByLabel(fr.phoneNumber.fields.dialingCode.label)
    .selectOption({ label: `${fr.countries.Canada} (+1)` });
  await page.getByLabel(fr.number, { exact: true }).fill("80");
  await page.getByRole("button", { name: fr.phoneNumber.send }).click();
  await expect(page.getByText(fr.phoneNumber.errors.phoneNumber.required, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Português" }).click();
  const dialog = page.getByRole("dialog", { name: pt.phoneReset.title });
  await expect(dialog).toHaveAttribute("lang", "pt-PT");
  await expect(page.getByText(pt.phoneNumber.errors.phoneNumber.required, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Português" })).toBeFocused();
  await expect(page.getByLabel(pt.number, { exact: true })).toHaveValue("80");
  const country = page.getByLabel(pt.phoneNumber.fields.dialingCode.label).locator("option:checked");
  await expect(country).toHaveText(`${pt.countries.Canada} (+1)`);
  await expectAccessible(page);

  await enterNumber(page, pt, visitor.number);
  await expect(page.getByLabel(pt.oneTimeCode.fields.code.label)).toBeFocused();
  const code = await server.codeFor(visitor.number);
  await page.getByLabel(pt.oneTimeCode.fields.code.label).fill(code);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("dialog", { name: en.phoneReset.title })).toHaveAttribute("lang", "en");
  await expect(page.getByLabel(en.oneTimeCode.fields.code.label)).toHaveValue(code);
  const call = page.waitForRequest("**/api/updatePhoneNumber");
  await page.getByRole("button", { name: en.phoneReset.code.check }).click();
  await call;
  await expect(toast(page, en, en.phoneReset.done)).toBeVisible();
  await page.getByRole("button", { name: "Kiswahili" }).click();
  await expect(page.getByRole("dialog", { name: sw.phoneReset.title })).toContainText(en.phoneReset.done);
  await expect(page).toHaveURL("/fr");
});

test("dialog stays in English if messages fail to load, ignores a failed language that is no longer selected, and marks a late response with its language", async ({
  page,
}) => {
  const { promise: chosen, resolve: answer } = Promise.withResolvers<void>();
  const failed = "Closed for today";
  await linkLanguages(page, ["en", "fr", "sw"]);
  await page.route("**/api/isLinkActive", (route) => route.fulfill({ json: { status: 204 } }));
  await page.route("**/dialogs-sw-*.js", (route) => route.abort(), { times: 1 });
  await page.route("**/admin/changePasswordViaEmailForAdmin*", (route) =>
    chosen.then(() => route.fulfill({ status: 502, json: { message: failed } })),
  );
  await page.goto("/?password=a1b2");
  await page.getByRole("button", { name: "Kiswahili" }).click();
  const english = page.getByRole("dialog", { name: en.passwordReset.title });
  await expect(english.getByRole("alert").filter({ hasText: /./ })).toHaveText(
    en.notLoaded.replace("{language}", "Kiswahili"),
  );

  await page.route("**/dialogs-sw-*.js", (route) => chosen.then(() => route.abort()));
  await enterPassword(page, en, "mangotree");
  await page.getByRole("button", { name: "Kiswahili" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  const dialog = page.getByRole("dialog", { name: fr.passwordReset.title });
  await expect(dialog).toHaveAttribute("lang", "fr");
  await expect(dialog.getByText(fr.password.strength.fair).first()).toBeVisible();
  await expect(page.getByLabel(fr.passwordReset.fields.newPassword.label, { exact: true })).toHaveValue(
    "mangotree",
  );
  const isMissing = page.waitForEvent("requestfailed");
  answer();
  await isMissing;
  await expect(toast(page, fr, failed).and(page.locator("[lang=en]"))).toBeVisible();
  await page.locator("[data-variant=error]").getByRole("button").click();
  await expect(dialog.locator("form [lang=en]").filter({ hasText: failed })).toBeVisible();
  await expect(dialog.getByText("Kiswahili")).toHaveCount(1);
});

test("dialog says an invalid number and its country in each language that it changes to", async ({
  page,
  server,
}) => {
  await linkLanguages(page, ["en", "fr", "sw"]);
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, en, "0111111111");
  const openToast = page.locator("[data-variant=error]");
  await expect(openToast).toBeVisible();
  for (const { name, dialog } of [
    { name: "Français", dialog: fr },
    { name: "Kiswahili", dialog: sw },
    { name: "English", dialog: en },
  ]) {
    await page.getByRole("button", { name }).click();
    const said = page
      .locator("dialog form p")
      .filter({ hasText: dialog.phoneNumber.errors.phoneNumber.digits });
    await expect(said).toContainText(
      dialog.country.checked.replace("{country}", `${dialog.countries.Nigeria} (+234)`),
    );
    await expect(openToast).toHaveCount(0);
  }
});

/** Adds links to these languages to the page, even if they are not public. */
async function linkLanguages(page: Page, languages: readonly Language[]): Promise<void> {
  const links = languages.map((lang) => `<a href="/${lang}" hreflang="${lang}">${locales[lang].name}</a>`);
  await page.route(/\?(?:token|password)=/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/<nav[^>]*data-place="footer".*?<\/nav>/gs, "");
    const body = html.replace("</main>", `</main><nav data-place="footer">${links.join("")}</nav>`);
    await route.fulfill({ response, body });
  });
}
