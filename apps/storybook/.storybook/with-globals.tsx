import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import type { StoryGlobals } from "./toolbar.ts";

/** Applies the toolbar's globals as a page or a device would. */
export const withGlobals: Decorator = (Story, { globals: { theme, direction, motion, text } }) => (
  <Globals direction={direction} motion={motion} text={text} theme={theme}>
    <Story />
  </Globals>
);

function Globals({ theme, direction, motion, text, children }: StoryGlobals & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.text = text;
    root.dir = direction;
    setReducedMotion(motion === "reduced");
  }, [theme, direction, motion, text]);
  return children;
}

const reducedMotion = "(prefers-reduced-motion: reduce)";
const matchMedia = window.matchMedia.bind(window);
const reducedRules = new Set<CSSMediaRule>();

/** Makes the page's own styles and scripts believe that the visitor asked for less motion. */
function setReducedMotion(reduced: boolean): void {
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const rule of reducedRules) rule.media.mediaText = reduced ? "all" : reducedMotion;
  window.matchMedia = (query) => matchMedia(reduced && query === reducedMotion ? "all" : query);
}

function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === reducedMotion) reducedRules.add(rule);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}
