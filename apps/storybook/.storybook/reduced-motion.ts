const wish = "(prefers-reduced-motion: reduce)";
const matchMedia = window.matchMedia.bind(window);
const found = new Set<CSSMediaRule>();

/** Makes the page's own styles and scripts believe that the visitor asked for less motion. */
export function setReducedMotion(reduced: boolean): void {
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const rule of found) rule.media.mediaText = reduced ? "all" : wish;
  window.matchMedia = (query) => matchMedia(reduced && query === wish ? "all" : query);
}

function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === wish) found.add(rule);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}
