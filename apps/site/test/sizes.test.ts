import { pageBudgets } from "@matchfront/tooling/budgets";
import { expect, test } from "vitest";
import { pageAt } from "../app/shell/site-pages.ts";
import { defaultLanguage, locales } from "@matchfront/locales/locales";
import { languageOf } from "@matchfront/locales/routing";
import { pages } from "./published-pages.ts";
import { measurePage, type PageSize } from "./measure-page.ts";

/** Returns the budget of a page. HTML and styles have the same limit in every language. */
function budgetOf(path: string): PageSize {
  const { every, dialog, translatedDialog, form, help, alphabet } = pageBudgets;
  const [page, language] = [pageAt(path), languageOf(path)];
  const { alphabets } = locales[language];
  const script = page.loading === "enhanced" ? (page.script ?? "enhance") : undefined;
  return {
    ...every,
    ...(script === "enhance" && (language === defaultLanguage ? dialog : translatedDialog)),
    ...(page.loading === "hydrated" && form),
    ...(script === "faq" && help),
    fonts: every.fonts + alphabets.length * alphabet.fonts,
    requests: every.requests + alphabets.length * alphabet.requests,
  };
}

test.each(pages)("$path is within its budget", (page) => {
  const budget = new Map(Object.entries(budgetOf(page.path)));
  for (const [kind, size] of Object.entries(measurePage(page)))
    expect
      .soft(size, `${kind}: shrink it, or raise its limit in packages/tooling/src/sizes/budgets.ts`)
      .toBeLessThanOrEqual(budget.get(kind) ?? 0);
});
