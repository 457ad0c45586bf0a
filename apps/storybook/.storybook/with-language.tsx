import { LanguageContext } from "@matchfront/site/words/language-context.ts";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { showTranslated } from "../languages/show-translated.ts";
import { langOf, siteLanguage } from "../languages/story-language.ts";
import { translateInto } from "../languages/translate.ts";
import { playAgain } from "./play-again.ts";
import type { StoryGlobals } from "./toolbar.ts";

type Context = Parameters<NonNullable<Exclude<Preview["afterEach"], readonly unknown[]>>>[0];

/** Tells the page and what the site renders in it which language the toolbar has chosen. */
export const withLanguage: Decorator = (Story, { globals: { language } }) => (
  <Lang language={language}>
    <Story />
  </Lang>
);

function Lang({ language, children }: Pick<StoryGlobals, "language"> & { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = langOf(language);
  }, [language]);
  return <LanguageContext value={siteLanguage(language)}>{children}</LanguageContext>;
}

/** Of a page of documentation only its stories are translated; dialogs and toasts may be anywhere on a story's own. */
const translatedPart = ({ viewMode, canvasElement }: Context) =>
  viewMode === "docs" ? canvasElement : document.body;

/** Gives a story its own texts back before it is rendered again, and when it is left. */
export function beforeStory(context: Context) {
  const { id, globals, playFunction, viewMode } = context;
  const ownTexts = () => showTranslated(translatedPart(context));
  ownTexts();
  const end = viewMode === "story" && playFunction ? playAgain(id, globals.language) : undefined;
  return () => {
    ownTexts();
    end?.();
  };
}

/** Translates a story once it has played, because it plays in English, and before it is checked. */
export async function afterStory(context: Context): Promise<void> {
  const { globals } = context;
  const { language } = globals;
  showTranslated(translatedPart(context), await translateInto(language));
}
