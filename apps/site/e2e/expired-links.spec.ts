import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const support = "support@moyo.example";
const expiredLinks = [
  {
    lang: "en",
    home: "/",
    phone: "How do I change my phone number?",
    password: "How do I reset my password?",
    body: "The link you emailed me no longer works. Please send me a new one.",
  },
  {
    lang: "fr",
    home: "/fr",
    phone: "Comment changer de numéro de téléphone\u00A0?",
    password: "Comment changer mon mot de passe\u00A0?",
    body: "Le lien reçu par e-mail ne fonctionne plus. Pouvez-vous m’en envoyer un nouveau\u00A0?",
  },
  {
    lang: "pt",
    home: "/pt",
    phone: "Como mudo o meu número de telemóvel?",
    password: "Como mudo a minha palavra-passe?",
    body: "O link que recebi por e-mail já não funciona. Podem enviar-me um novo?",
  },
  {
    lang: "sw",
    home: "/sw",
    phone: "Nabadilishaje namba yangu ya simu?",
    password: "Nawekaje nenosiri jipya?",
    body: "Kiungo nilichopokea kwa barua pepe hakifanyi kazi tena. Tafadhali nitumieni kipya.",
  },
];
const kinds = [
  { kind: "phone", query: "token", answer: "change-phone-number" },
  { kind: "password", query: "password", answer: "change-password" },
] as const;

for (const { lang, home, body, ...questions } of expiredLinks)
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
