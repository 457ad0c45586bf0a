import type { FaqLabels } from "@matchfront/locales/help";

export type ScriptLabels = ReturnType<typeof pickScriptLabels>;

/** Returns the labels that the page script needs. */
export function pickScriptLabels(labels: FaqLabels) {
  const { results, nearest, noResults, showAll, hideAll, stopWords } = labels;
  return { results, nearest, noResults, showAll, hideAll, stopWords };
}
