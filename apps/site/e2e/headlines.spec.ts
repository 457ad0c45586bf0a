import { localeParts } from "@matchfront/locales/locale-parts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { variantPath } from "../app/shell/paths.ts";
import { expect, test } from "./test.ts";

for (const language of languages) {
  const { home, variant, blacks } = localeParts[language].messages;
  const titles = {
    "/": home.opening.title,
    [variantPath]: variant.opening.title,
    "/blacks": blacks.title.narrow,
  };
  test(`headlines in ${language} keep their pair of words on one line`, async ({ page }) => {
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(pathIn(language, path));
      const headline = page.getByRole("heading", { level: 1 });
      // Not all engines support `text-wrap: balance`.
      await headline.evaluate((element) => element.style.setProperty("text-wrap", "wrap"));
      const pair = headline.getByText(/<pair>(.*)<\/pair>/.exec(title)?.[1] ?? title).last();
      // Wider windows show another headline on /blacks.
      const wide = path === "/blacks" ? [] : [768, 1024, 1280, 1920];
      for (const width of [320, 360, 390, 499, ...wide]) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await pair.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Array.from(range.getClientRects(), ({ top }) => top).length;
        });
        expect(lines, `${path} in a window ${width} px wide`).toBe(1);
      }
    }
  });
}
