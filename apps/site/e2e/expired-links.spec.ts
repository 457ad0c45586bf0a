import { localeParts } from "@matchfront/locales/locale-parts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { expect, test } from "./test.ts";
import { expectAccessible } from "./accessibility.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const support = "support@moyo.example";

const unknown = "unknown-secret".padEnd(43, "-");

for (const [lang, kind, problem, link, clean, answer] of [
  ["en", "password", "expired", `/?password=${unknown}`, "/", "/faq#change-password"],
  [
    "fr",
    "phone",
    "expired",
    `/fr/resetPhoneNumber/${unknown}?ref=mail`,
    "/fr?ref=mail",
    "/fr/faq#change-phone-number",
  ],
  ["pt", "phone", "damaged", "/pt?amp;token=unknown", "/pt#open-link-again", "/pt/faq#change-phone-number"],
  ["sw", "password", "damaged", "/sw?password=%zz", "/sw#open-link-again", "/sw/faq#change-password"],
] as const) {
  const { questions, newLink: body, damagedLink } = localeParts[lang].messages.resetDialog;
  const invalidLink = problem === "damaged" ? damagedLink : localeParts[lang].forms.phoneReset.invalidLink;
  test(`${lang}: a ${kind} link that is ${problem} shows help and a mail link without the token`, async ({
    page,
  }) => {
    const question = questions[kind];
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(link);
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator(problem === "expired" ? "p:focus" : "p[tabindex]")).toHaveText(invalidLink);
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

test("a link whose change cannot be made says so at its opening in each language, and keeps working for a password", async ({
  page,
  startServer,
}) => {
  const server = await startServer({ SMS_MAX_PER_DAY: "0" });
  const [phone, password] = [await server.issueLink("phone"), await server.issueLink("password")];
  const dialog = page.getByRole("dialog");
  for (const language of languages) {
    const { resetDialog } = localeParts[language].messages;
    await page.goto(server.url + pathIn(language, "/") + new URL(phone).search);
    await expect(dialog.locator("p:focus")).toHaveText(resetDialog.unavailable.phone);
    await expect(dialog.locator("form")).toHaveCount(0);
    await expect(page).toHaveURL(/#open-link-again$/);
    const href = (await dialog.getByRole("link", { name: support }).getAttribute("href")) ?? "";
    expect(Array.from(new URL(href).searchParams)).toEqual([["subject", resetDialog.questions.phone]]);
  }
  await page.goto(password);
  await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
});
