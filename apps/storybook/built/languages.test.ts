import type { Page } from "playwright";
import { expect, test } from "vitest";
import { dictionary, entryOf } from "../languages/dictionary.ts";
import { pseudoLanguage } from "../languages/pseudo-language.ts";
import { openStorybook } from "./open-storybook.ts";
import { openPreview, showStory } from "./preview.ts";

// oxlint-disable-next-line eslint/no-underscore-dangle -- the name is Storybook's
declare const __STORYBOOK_PREVIEW__: { channel: { emit: (event: string, data: object) => void } };

/** Chooses a language as the toolbar does. */
const choose = (page: Page, language: string) =>
  page.evaluate(
    (chosen) => __STORYBOOK_PREVIEW__.channel.emit("updateGlobals", { globals: { language: chosen } }),
    language,
  );

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

test("a story plays again in another language, and then stands", async () => {
  const { page, address } = await openStorybook();
  await page.goto(`${address}iframe.html?id=whole-forms-contact--refused&globals=language:en`);
  await page.getByRole("heading", { name: "Please fix the following" }).waitFor();
  await choose(page, "fr");
  const summary = page.getByRole("alert");
  await summary.getByRole("heading", { name: "À corriger avant l’envoi" }).waitFor();
  await expect.poll(() => summary.getByRole("link").count()).toBe(3);
  await choose(page, "pt");
  await page.locator("[lang=pt] [role=alert] a").first().waitFor();
  await expect.poll(() => page.getByRole("alert").getByRole("link").count()).toBe(3);
});

test("every whole form plays in another language as in English", async () => {
  const { page, address } = await openStorybook();
  const stories = await openPreview(page, address);
  const first = "content-tableofcontents--default";
  await page.goto(`${address}iframe.html?id=${first}&globals=language:fr;a11y.manual:!true`);
  // While the dictionary is loading a story cannot be left: Storybook would load the page anew.
  await page.getByRole("navigation", { name: "Sommaire" }).waitFor();
  const errors: string[] = [];
  for (const { id } of stories.filter((story) => story.tags.includes("whole-form"))) {
    const error = await showStory(page, id);
    if (error) errors.push(`${id}: ${error}`);
  }
  expect(errors).toEqual([]);
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

  await choose(page, "en");
  await page.getByLabel(label).waitFor();
  await expect.poll(() => count.textContent()).toBe(left);
  await choose(page, "pseudo");
  await expect.poll(() => count.textContent()).toBe(pseudoLanguage(left));
});

test("every text of the dictionary has words, and each of its parts those in its place", () => {
  expect(dictionary.has("")).toBe(false);
  expect(dictionary.get("Skip to content")?.get("fr")).toBe("Aller au contenu");
});

test.each([
  ["You have 20 characters left", "fr", "Il vous reste 20 caractères"],
  ["Your Name: Too Short!", "en", "Your Name: Too Short!"],
  ["Cancel: Send", "fr", "Annuler\u00A0: Envoyer"],
  ["Photos, 2 of 4", "fr", "Photos, 2 sur 4"],
  ["Photos, most of them", "fr", undefined],
] as const)("the template of %j says it in %s: %j", (text, language, said) => {
  expect(entryOf(text)?.get(language)).toBe(said);
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
