import { expect, test } from "vitest";
import { dictionary } from "../languages/dictionary.ts";
import { pseudoLanguage } from "../languages/pseudo-language.ts";
import { openStorybook } from "./open-storybook.ts";

// oxlint-disable-next-line eslint/no-underscore-dangle -- the name is Storybook's
declare const __STORYBOOK_PREVIEW__: { channel: { emit: (event: string, data: object) => void } };

test.each([
  ["pages-site--contact", "fr", "heading", "Nous contacter"],
  ["whole-forms-contact--empty", "sw", "button", "Tuma"],
  ["whole-forms-contact--refused", "pt", "button", "Enviar"],
  ["whole-forms-phone-number-reset--wrong-code", "fr", "button", "Confirmer le code"],
  ["content-tableofcontents--default", "pt", "navigation", "Índice"],
  ["shell-skiplink--default", "longest", "link", "Saltar para o conteúdo"],
] as const)("%s speaks the language of its address: %s", async (id, language, role, name) => {
  const { page, address } = await openStorybook();
  await page.goto(`${address}iframe.html?id=${id}&globals=language:${language}`);
  await page.getByRole(role, { name, exact: true }).first().waitFor();
  const lang = await page.locator("html").getAttribute("lang");
  expect(lang).toBe(language === "longest" ? "mul" : language);
});

test("a story is in the pseudo-language whatever it renders, until another language is chosen", async () => {
  const { page, address } = await openStorybook();
  await page.goto(`${address}iframe.html?id=forms-textarea--playground&globals=language:pseudo`);
  const label = "Tell us about your Business and what you seek to advertise";
  const left = "You have 20 characters left";
  // React renders what is left, which is translated then.
  await page.getByLabel(pseudoLanguage(label)).fill("a".repeat(180));
  const count = page.locator("[id$=-count]");
  await expect.poll(() => count.textContent()).toBe(pseudoLanguage(left));

  const choose = (language: string) =>
    page.evaluate(
      (chosen) => __STORYBOOK_PREVIEW__.channel.emit("updateGlobals", { globals: { language: chosen } }),
      language,
    );
  await choose("en");
  await page.getByLabel(label).waitFor();
  await expect.poll(() => count.textContent()).toBe(left);
  await choose("pseudo");
  await expect.poll(() => count.textContent()).toBe(pseudoLanguage(left));
});

test("every text of the dictionary has words, and each of its parts those in its place", () => {
  expect(dictionary.has("")).toBe(false);
  expect(dictionary.get("Skip to content")?.get("fr")).toBe("Aller au contenu");
});

const letters = (words: string) => words.replaceAll(/\P{L}/gu, "").length;

test.each(["Download", "Skip to content", "by", "SMS", "Questions?"])(
  "the pseudo-language has 40 % more letters than %j",
  (text) => {
    const share = letters(pseudoLanguage(text)) / letters(text);
    expect(share).toBeGreaterThanOrEqual(1.4);
    expect(share).toBeLessThanOrEqual(1.7);
  },
);

test("the pseudo-language has every accent of the languages, and leaves addresses alone", () => {
  const accents = "àâáãçéèêëîïíôóõœùûüú";
  const said = pseudoLanguage(
    "You have a chance to dance, if only you say hello to someone at your university, but in your own words.",
  );
  expect(Array.from(accents).filter((letter) => !said.includes(letter))).toEqual([]);
  const address = "support@moyo.example https://moyo.example/get 18+";
  expect(pseudoLanguage(address)).toBe(address);
});
