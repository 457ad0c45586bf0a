import type { VisitCount } from "../numbers/visit-counts.ts";
import type { Metrics } from "./metrics.ts";

/** Sets the metrics of visits at a scrape, since a count in a metric costs more than a page from memory may. */
export function measureVisits(metrics: Metrics, totals: readonly VisitCount[]): void {
  const { pageViews, entries, storeRedirects, storeClicks, formSteps, emptySearches } = metrics;
  for (const metric of [pageViews, entries, storeRedirects, storeClicks, formSteps, emptySearches])
    metric.reset();
  for (const { kind, name, language, device, campaign, count } of totals) {
    if (kind === "view") pageViews.inc({ page: name, language, device }, count);
    else if (kind === "entry") entries.inc({ source: name, campaign }, count);
    else if (kind === "redirect") storeRedirects.inc({ store: name, campaign }, count);
    else if (kind === "click") storeClicks.inc({ store: name, campaign }, count);
    else if (kind === "empty-search") emptySearches.inc(count);
    else formSteps.inc({ form: name, step: kind }, count);
  }
}
