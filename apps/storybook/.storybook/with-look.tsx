import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import youngSerif from "@matchfront/site/themes/fonts/young-serif-latin.woff2?url";
import { theme as lagoon } from "@matchfront/site/themes/lagoon.ts";
import { themeStylesheet } from "@matchfront/ui/theme";
import type { StoryGlobals } from "./toolbar.ts";

export const withLook: Decorator = (Story, { globals: { look } }) => (
  <Look look={look}>
    <Story />
  </Look>
);

const sheets: Record<StoryGlobals["look"], string> = {
  own: "",
  lagoon: themeStylesheet(lagoon, () => youngSerif),
};

const sheet = document.createElement("style");

function Look({ look, children }: Pick<StoryGlobals, "look"> & { children: ReactNode }) {
  useLayoutEffect(() => {
    sheet.textContent = sheets[look];
    // Must stay after the style sheets of lazily loaded components.
    document.head.append(sheet);
  }, [look]);
  return children;
}
