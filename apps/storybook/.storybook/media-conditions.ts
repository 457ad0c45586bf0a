/** What a device would answer to media conditions. */
type Device = { reducedMotion: boolean; textScale: number };

const matchMedia = window.matchMedia.bind(window);
const written = new Map<CSSMediaRule, string>();

/**
 * Makes the page's own styles and scripts believe that the visitor asked for less motion or set larger text. Larger
 * text of the root does not reach media conditions: their `em` and `rem` are the browser's own.
 */
export function setMediaConditions(device: Device): void {
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const [rule, condition] of written) rule.media.mediaText = answeredBy(device, condition);
  window.matchMedia = (query) => matchMedia(answeredBy(device, query));
}

const answeredBy = ({ reducedMotion, textScale }: Device, condition: string) =>
  condition
    .replaceAll("(prefers-reduced-motion: reduce)", (asked) => (reducedMotion ? "(min-width: 0px)" : asked))
    .replaceAll(/([\d.]+)(r?em)\b/g, (_length, value, unit) => `${Number(value) * textScale}${unit}`);

function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !written.has(rule)) written.set(rule, rule.media.mediaText);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}
