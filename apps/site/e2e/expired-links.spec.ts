import { localeParts } from "@matchfront/locales/locale-parts";
import { pathIn } from "@matchfront/locales/routing";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const support = "support@moyo.example";

for (const [lang, kind, query, answer] of [
  ["en", "phone", "token", "change-phone-number"],
  ["fr", "password", "password", "change-password"],
] as const) {
  const { questions, newLink: body } = localeParts[lang].messages.resetDialog;
  const home = pathIn(lang, "/");
  test(`${lang}: an invalid ${kind} link shows help and a mail link without the token`, async ({ page }) => {
    const question = questions[kind];
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${home}?${query}=unknown-secret`);
    const dialog = page.getByRole("dialog");
    const mail = dialog.getByRole("link", { name: support });
    await expect(mail).toBeVisible();
    const address = new URL((await mail.getAttribute("href")) ?? "");
    expect(address.protocol + address.pathname).toBe(`mailto:${support}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({ subject: question, body });
    await expectAccessible(page);
    await dialog.getByRole("link", { name: question }).click();
    await expect(page).toHaveURL(`${home === "/" ? "" : home}/faq#${answer}`);
    const shown = page.locator("details[open], details:has(:target)").getByText(question, { exact: true });
    await expect(shown).toBeInViewport();
  });
}
