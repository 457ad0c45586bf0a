import youngSerif from "@matchfront/site/themes/fonts/young-serif-latin.woff2?url";
import { theme as lagoon } from "@matchfront/site/themes/lagoon.ts";
import { themeStylesheet } from "@matchfront/ui/theme";
import type { StoryGlobals } from "./toolbar.ts";

const sheets: Record<StoryGlobals["look"], string> = {
  own: "",
  lagoon: themeStylesheet(lagoon, () => youngSerif),
};

const sheet = document.createElement("style");

/** Gives the page a brand's look. */
export function setLook(look: StoryGlobals["look"]): void {
  sheet.textContent = sheets[look];
  // After the sheets of components, which may have been added since.
  document.head.append(sheet);
}
