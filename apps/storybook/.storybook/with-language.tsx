import { LanguageContext } from "@matchfront/site/messages/language-context.ts";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { translateDom } from "../languages/translate-dom.ts";
import { langOf, siteLanguage } from "../languages/story-language.ts";
import { translateInto } from "../languages/translate.ts";
import { replayOnLanguageChange } from "./replay-on-language-change.ts";
import type { StoryGlobals } from "./toolbar.ts";

type Context = Parameters<NonNullable<Exclude<Preview["afterEach"], readonly unknown[]>>>[0];

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

/** Returns the element to translate: on a docs page the story; else the body, because dialogs and toasts can be anywhere in it. */
const translatedPart = ({ viewMode, canvasElement }: Context) =>
  viewMode === "docs" ? canvasElement : document.body;

/** Restores the story's original texts before it renders again, and when it unmounts. */
export function beforeStory(context: Context) {
  const { id, globals, playFunction, viewMode } = context;
  const restoreTexts = () => translateDom(translatedPart(context));
  restoreTexts();
  const stopReplay =
    viewMode === "story" && playFunction ? replayOnLanguageChange(id, globals.language) : undefined;
  return () => {
    restoreTexts();
    stopReplay?.();
  };
}

/** Translates a story after its play function, which expects English, and before its checks. */
export async function afterStory(context: Context): Promise<void> {
  const { globals } = context;
  const { language } = globals;
  translateDom(translatedPart(context), await translateInto(language));
}
