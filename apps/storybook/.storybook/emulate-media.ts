type MediaSettings = { reducedMotion: boolean; textScale: number };

const matchMedia = window.matchMedia.bind(window);
const originalQueries = new Map<CSSMediaRule, string>();

/**
 * Emulates reduced motion and larger text in media queries, of style sheets and of `matchMedia`. A font size on the root
 * element alone does not change them: their `em` and `rem` are relative to the browser's default size.
 */
export function emulateMedia(settings: MediaSettings): void {
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const [rule, query] of originalQueries) rule.media.mediaText = rewriteQuery(settings, query);
  window.matchMedia = (query) => matchMedia(rewriteQuery(settings, query));
}

const rewriteQuery = ({ reducedMotion, textScale }: MediaSettings, query: string) =>
  query
    .replaceAll("(prefers-reduced-motion: reduce)", (feature) =>
      reducedMotion ? "(min-width: 0px)" : feature,
    )
    .replaceAll(/([\d.]+)(r?em)\b/g, (_length, value, unit) => `${Number(value) * textScale}${unit}`);

function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !originalQueries.has(rule))
      originalQueries.set(rule, rule.media.mediaText);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}
