/**
 * Style features that the oldest browsers lack, by their path in MDN's data, with the reason why pages may use them.
 */
export const acceptedInStyles: Record<string, string> = {
  "css.at-rules.container": "a narrow place keeps the layout of a narrow window: table and phone field",
  "css.at-rules.font-face.ascent-override": "the text moves by a little when its font arrives",
  "css.at-rules.font-face.descent-override": "the text moves by a little when its font arrives",
  "css.at-rules.font-face.line-gap-override": "the text moves by a little when its font arrives",
  "css.at-rules.font-face.size-adjust": "the text moves by a little when its font arrives",
  "css.at-rules.media.forced-colors": "a browser that forces none",
  "css.at-rules.media.scripting": "the script marks what it makes work: search and phone field",
  "css.at-rules.page": "paper has the browser's own margins",
  "css.at-rules.view-transition": "one page follows the other at once",
  "css.properties.align-content.start": "MDN's date is that of the value in blocks; grids have it",
  "css.properties.break-after.avoid": "a heading may end a printed page",
  "css.properties.container-type": "see the container queries",
  "css.properties.content-visibility": "what is folded is not printed, and keeps its fold in a wide window",
  "css.properties.cursor": "a phone shows none",
  "css.properties.forced-color-adjust": "a browser that forces none",
  "css.properties.orphans": "a line may stand alone on a printed page",
  "css.properties.overscroll-behavior": "the page behind scrolls on at the end of toasts",
  "css.properties.overscroll-behavior-x": "the browser goes back at the end of slides without script",
  "css.properties.place-content.start": "MDN's date is that of the value in blocks; grids have it",
  "css.properties.resize": "a phone's text area has no handle",
  "css.properties.scrollbar-color": "the bar has the browser's colour",
  "css.properties.scrollbar-width": "the bar is seen",
  "css.properties.text-size-adjust": "a phone may enlarge text in a wide window",
  "css.properties.text-wrap": "a heading's lines are of unlike length",
  "css.properties.widows": "a line may stand alone on a printed page",
  "css.selectors.-webkit-search-cancel-button": "a browser that shows none",
  "css.selectors.details-content": "what is folded is not printed",
  "css.selectors.has":
    "gaps are a little larger, a third card may stand alone, and the page scrolls behind a dialog",
  "css.selectors.modal": "the page scrolls behind a dialog",
  "css.selectors.selection": "the selection has the browser's colours",
};

/** Script features that are detected before use. */
export const acceptedInScripts: Record<string, string> = {
  "api.AbortSignal.any": "ky asks; without it a call that is given up runs to its end, unheard",
  "api.navigation": "React asks, for the transitions that we do not use",
  "api.navigator.connection": "slides turn even where data is to be saved; React's part is not used",
  "api.requestIdleCallback": "the page script asks, and else waits for 200 ms",
  "api.setImmediate": "React asks; only Node has it",
  "javascript.builtins.Function.displayName": "React reads it for names in messages",
};
