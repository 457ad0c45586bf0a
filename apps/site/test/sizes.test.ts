import { messageForms } from "@matchfront/forms/site";
import { pageBudgets } from "@matchfront/tooling/budgets";
import { expect, test } from "vitest";
import { variantPath } from "../app/shell/paths.ts";
import { defaultLanguage, locales } from "@matchfront/locales/locales";
import { englishPath, languageOf } from "@matchfront/locales/routing";
import { readPublishedPages } from "../publish/pages.ts";
import { measurePage, type PageSize } from "./measure-page.ts";

const withDialog = new Set(["/", variantPath, "/advertise", "/ambassadors"]);
const withForm = new Set<string>(messageForms.map(({ page }) => page));

/** Returns the budget of a page. HTML and styles have the same limit in every language. */
function budgetOf(path: string): PageSize {
  const { every, dialog, translatedDialog, form, help, accented } = pageBudgets;
  const [page, language] = [englishPath(path), languageOf(path)];
  return {
    ...every,
    ...(withDialog.has(page) && (language === defaultLanguage ? dialog : translatedDialog)),
    ...(withForm.has(page) && form),
    ...(page === "/faq" && help),
    ...(locales[language].hasAccents && accented),
  };
}

test.each(await readPublishedPages())("$path is within its budget", (page) => {
  const budget = new Map(Object.entries(budgetOf(page.path)));
  const exceeded = Object.entries(measurePage(page)).filter(([kind, size]) => size > (budget.get(kind) ?? 0));
  expect(exceeded).toEqual([]);
});
