import { localeParts } from "@matchfront/locales/locale-parts";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const support = "support@moyo.example";

for (const [lang, kind, link, clean, answer] of [
  ["en", "password", "/?password=unknown-secret", "/", "/faq#change-password"],
  [
    "fr",
    "phone",
    "/fr/resetPhoneNumber/unknown-secret?ref=mail",
    "/fr?ref=mail",
    "/fr/faq#change-phone-number",
  ],
] as const) {
  const { questions, newLink: body } = localeParts[lang].messages.resetDialog;
  const { invalidLink } = localeParts[lang].forms.phoneReset;
  test(`${lang}: an invalid ${kind} link shows help and a mail link without the token`, async ({ page }) => {
    const question = questions[kind];
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(link);
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("p:focus")).toHaveText(invalidLink);
    await expect(dialog.locator("form")).toHaveCount(0);
    await expect(page).toHaveURL(clean);
    const mail = dialog.getByRole("link", { name: support });
    await expect(mail).toBeVisible();
    const address = new URL((await mail.getAttribute("href")) ?? "");
    expect(address.protocol + address.pathname).toBe(`mailto:${support}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({ subject: question, body });
    await expectAccessible(page);
    await dialog.getByRole("link", { name: question }).click();
    await expect(page).toHaveURL(answer);
    const shown = page.locator("details[open], details:has(:target)").getByText(question, { exact: true });
    await expect(shown).toBeInViewport();
  });
}
