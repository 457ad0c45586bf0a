import { LanguageContext } from "@matchfront/site/messages/language-context.ts";
import youngSerif from "@matchfront/site/themes/fonts/young-serif-latin.woff2?url";
import { theme as lagoon } from "@matchfront/site/themes/lagoon.ts";
import { themeStylesheet } from "@matchfront/ui/theme";
import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { langOf, siteLanguage } from "../languages/story-language.ts";
import { emulateMedia } from "./emulate-media.ts";
import { initialGlobals, type StoryGlobals } from "./toolbar.ts";

export const loadRenderer = async ({ globals }: { globals: Partial<StoryGlobals> }) =>
  globals.script === "off" ? await import("react-dom/server") : {};

/** Applies the toolbar's globals. Without scripts, renders the story to static markup. */
export const withToolbar: Decorator = (Story, { globals, loaded }) => (
  <Toolbar globals={{ ...initialGlobals, ...globals }}>
    {loaded.renderToStaticMarkup ? (
      <div dangerouslySetInnerHTML={{ __html: loaded.renderToStaticMarkup(<Story />) }} />
    ) : (
      <Story />
    )}
  </Toolbar>
);

const lagoonStyles = themeStylesheet(lagoon, () => youngSerif);
const sheet = document.createElement("style");

export function Toolbar({ globals, children }: { globals: StoryGlobals; children: ReactNode }) {
  const { look, theme, language, direction, motion, text } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.text = text;
    root.dir = direction;
    root.lang = langOf(language);
    emulateMedia({ reducedMotion: motion === "reduced", textScale: text === "large" ? 2 : 1 });
  }, [theme, language, direction, motion, text]);
  useLayoutEffect(() => {
    sheet.textContent = look === "lagoon" ? lagoonStyles : "";
    // Must stay after the style sheets of lazily loaded components.
    document.head.append(sheet);
  }, [look]);
  return <LanguageContext value={siteLanguage(language)}>{children}</LanguageContext>;
}
