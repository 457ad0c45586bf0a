import { localeParts } from "@matchfront/locales/locale-parts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const support = "support@moyo.example";
const kinds = [
  { kind: "phone", query: "token", answer: "change-phone-number" },
  { kind: "password", query: "password", answer: "change-password" },
] as const;

for (const lang of languages) {
  const { questions, newLink: body } = localeParts[lang].messages.resetDialog;
  const home = pathIn(lang, "/");
  for (const { kind, query, answer } of kinds)
    test(
      `${lang}: an invalid ${kind} link shows help and a mail link without the token`,
      { tag: lang === "en" || (lang === "fr" && kind === "phone") ? [] : ["@long"] },
      async ({ page }) => {
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
        const shown = page
          .locator("details[open], details:has(:target)")
          .getByText(question, { exact: true });
        await expect(shown).toBeInViewport();
      },
    );
}
