import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";
import { walk, walks } from "./walks.ts";

// Some calls fail, and React reports that the page changed before its hydration.
test.use({ expectedConsoleMessage: /Failed to load resource|error #418/ });

/** Translates as Chrome does: replaces each text by two nested `font` elements, now and whenever the page changes. */
function startTranslator(): void {
  let title = "";
  const translate = (node: Node) => {
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent?.closest("font, script, style, svg, textarea")) return;
    const words = node.data.replaceAll(/[a-z]+/gi, "$&azul");
    if (words === node.data || node.data === title) return;
    if (parent?.localName === "title") {
      node.data = title = words;
      return;
    }
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstElementChild?.append(words);
    node.replaceWith(font);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [root];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) translateAll(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const translated = (text: string) => text.replaceAll(/[a-z]+/gi, "$&azul");

/** Returns what visitors see, without announcements, and with the same digits at any time. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const hidden =
      "[data-visually-hidden], [id^=toast-], dialog output, button[lang], select, textarea, script, style";
    const root = document.querySelector("dialog[open]") ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let texts = document.title;
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (parent?.checkVisibility() && !parent.closest(hidden)) texts += ` ${textContent}`;
    }
    return texts.replaceAll(/\d+/g, "0").replaceAll(/\s+/g, " ");
  });

for (const each of walks)
  test(
    `${each.page} says the same if the browser translates it`,
    { tag: each.open === "password" ? "@long" : (each.tag ?? []) },
    async ({ page, server, visitor: { number, otherNumber } }) => {
      const said: string[] = [];
      const note = async () => void said.push(translated(await readTexts(page)));
      await walk(each, { page, server, number, say: String }, note);
      await page.addInitScript(startTranslator);
      await walk(each, { page, server, number: otherNumber, say: translated }, (at) =>
        expect.poll(() => readTexts(page)).toBe(said[at]),
      );
    },
  );

test("faq: search finds the words of a page and of its later translation", async ({ page }) => {
  await page.goto("/faq");
  await page.locator("#search").fill("threatens");
  const question = "Someone threatens to share my pictures.";
  await expect(page.locator("#found-answers").getByText(question)).toBeVisible();
  await page.evaluate(startTranslator);
  await page.evaluate(() => document.body.append(""));
  for (const word of ["blackmail", translated("threatens")]) {
    await page.locator("#search").fill(word);
    await expect(page.locator("#found-answers").getByText(translated(question))).toBeVisible();
  }
});
