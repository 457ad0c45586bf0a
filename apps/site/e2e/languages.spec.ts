import { messageForms, type FieldCopy } from "@matchfront/forms";
import { fr } from "@matchfront/forms/languages/fr";
import { pt } from "@matchfront/forms/languages/pt";
import { sw } from "@matchfront/forms/languages/sw";
import { pathIn, type Language } from "../languages/language.ts";
import { hydrated } from "./contact-message.ts";
import { expect, test } from "./test.ts";

const translated = { fr, pt, sw } as const satisfies Partial<Record<Language, unknown>>;

const values: Record<string, string> = {
  name: "Ada Obi",
  phoneNumber: "8031234567",
  topic: "Help / Support",
};

for (const language of ["fr", "pt", "sw"] as const)
  for (const { name, page: path, names } of messageForms)
    test(
      `the ${name} form says in ${language} what is missing, and thanks for its message`,
      { tag: "@sends" },
      async ({ page, server, message }) => {
        const { send, errorSummary, errors, thanks, ...copy } = translated[language][name];
        const fields: Readonly<Record<string, FieldCopy>> = copy.fields;
        await page.goto(pathIn(language, path));
        await hydrated(page);
        await page.getByRole("button", { name: send }).click();
        const summary = page.getByRole("alert");
        await expect(summary).toContainText(errorSummary);
        await expect(summary).toContainText(errors.email.required);

        for (const field of names) {
          const control = page.getByLabel(fields[field]?.label ?? field, { exact: true });
          const value = field in message ? Object(message)[field] : (values[field] ?? "");
          await (field === "topic" ? control.selectOption(value) : control.fill(value));
        }
        await page.getByRole("button", { name: send }).click();
        const dialog = page.getByRole("dialog", { name: thanks.message });
        await expect(dialog.getByRole("button", { name: thanks.close })).toBeVisible();
        await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
        // What is chosen is sent as the specification names it.
        if (name === "contact")
          expect((await server.mailFrom(message.email))[0]?.subject).toContain(values["topic"]);
        await dialog.getByRole("button", { name: thanks.close }).click();
        await expect(page).toHaveURL(new RegExp(`${pathIn(language, path)}$`));
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      },
    );
