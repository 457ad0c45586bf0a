import { languages, pathIn } from "../../languages/language.ts";
import { failureStatus, sitePages } from "../site-pages.ts";
import { test } from "../test.ts";
import { expectWholePage } from "../whole-page.ts";

test.use({ expectedConsoleMessage: failureStatus });

const [, ...translated] = languages;

for (const language of translated) {
  for (const sitePage of sitePages) {
    test(`${pathIn(language, sitePage.path)} is as whole and accessible as in English`, ({ page }) =>
      expectWholePage(page, sitePage, language));
  }
}
