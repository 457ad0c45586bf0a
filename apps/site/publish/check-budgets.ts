import { budgetOf, measurePage } from "./budgets.ts";
import { readPublishedPages } from "./pages.ts";

// Prints what each page's first view costs, in bytes as they are transferred, and fails where one exceeds its budget.
const costs = (await readPublishedPages()).map(({ path, html }) => ({ path, cost: measurePage(html) }));
console.table(Object.fromEntries(costs.map(({ path, cost }) => [path, cost])));
const issues = costs.flatMap(({ path, cost }) => {
  const budget = new Map(Object.entries(budgetOf(path)));
  return Object.entries(cost)
    .filter(([kind, spent]) => spent > (budget.get(kind) ?? 0))
    .map(([kind, spent]) => `${path} spends ${spent} on ${kind}. Expected at most ${budget.get(kind)}.`);
});
if (issues.length > 0) {
  process.stderr.write(`${issues.join("\n")}\n`);
  process.exitCode = 1;
}
